//! Which system calls a boxed process may make: the filters of seccomp.
//!
//! An executor gets two. This one lets a program start; `filtre.c`, which the executor itself puts
//! on top before it runs any code of the copy, leaves what a running program needs.

use std::collections::BTreeMap;

use seccompiler::SeccompCmpOp::{Eq, MaskedEq, Ne};
use seccompiler::{
    BackendError, BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition,
    SeccompFilter, SeccompRule, TargetArch, apply_filter,
};

use super::descriptors::PROGRAM;
use super::launch::Failure;
use super::walls::Lack;

/// Calls, each with the conditions of which one must hold, or with none.
#[derive(Default)]
struct Calls(BTreeMap<i64, Vec<SeccompRule>>);

impl Calls {
    fn always(mut self, calls: &[i64]) -> Calls {
        self.0.extend(calls.iter().map(|&call| (call, Vec::new())));
        self
    }

    /// A call for which all of these hold.
    fn when<const N: usize>(mut self, call: i64, all: [Condition; N]) -> Built<Calls> {
        let conditions = all.into_iter().collect::<Result<_, _>>()?;
        self.0.entry(call).or_default().push(SeccompRule::new(conditions)?);
        Ok(self)
    }
}

type Built<T> = Result<T, BackendError>;
type Condition = Built<SeccompCondition>;

/// An argument, given by its place, that is an `int`: the system looks at its lower half only.
fn int(place: u8, compare: SeccompCmpOp, value: libc::c_int) -> Condition {
    SeccompCondition::new(place, SeccompCmpArgLen::Dword, compare, u64::from(value as u32))
}

fn null(place: u8) -> Condition {
    SeccompCondition::new(place, SeccompCmpArgLen::Qword, Eq, 0)
}

/// What a program needs to start and to run alone.
const HARMLESS: &[i64] = &[
    libc::SYS_brk,
    libc::SYS_clock_getres,
    libc::SYS_clock_gettime,
    libc::SYS_close,
    libc::SYS_exit,
    libc::SYS_exit_group,
    libc::SYS_faccessat,
    libc::SYS_faccessat2,
    libc::SYS_fstat,
    libc::SYS_fsync,
    libc::SYS_ftruncate,
    libc::SYS_getcwd,
    libc::SYS_getdents64,
    libc::SYS_getegid,
    libc::SYS_geteuid,
    libc::SYS_getgid,
    libc::SYS_getpid,
    libc::SYS_getppid,
    libc::SYS_getrandom,
    libc::SYS_getrusage,
    libc::SYS_gettid,
    libc::SYS_gettimeofday,
    libc::SYS_getuid,
    libc::SYS_lseek,
    libc::SYS_madvise,
    libc::SYS_mprotect,
    libc::SYS_mremap,
    libc::SYS_munmap,
    libc::SYS_newfstatat,
    libc::SYS_openat,
    libc::SYS_ppoll,
    libc::SYS_pread64,
    libc::SYS_pselect6,
    libc::SYS_pwrite64,
    libc::SYS_read,
    libc::SYS_readlinkat,
    libc::SYS_readv,
    libc::SYS_rseq,
    libc::SYS_rt_sigaction,
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_sched_getaffinity,
    libc::SYS_sched_yield,
    libc::SYS_set_robust_list,
    libc::SYS_set_tid_address,
    libc::SYS_sigaltstack,
    libc::SYS_statx,
    libc::SYS_sysinfo,
    libc::SYS_times,
    libc::SYS_uname,
    libc::SYS_write,
    libc::SYS_writev,
];

/// Older names of some of these, which only this machine has.
#[cfg(target_arch = "x86_64")]
const HARMLESS_HERE: &[i64] = &[
    libc::SYS_access,
    libc::SYS_arch_prctl,
    libc::SYS_lstat,
    libc::SYS_open,
    libc::SYS_poll,
    libc::SYS_readlink,
    libc::SYS_select,
    libc::SYS_stat,
    libc::SYS_time,
];
#[cfg(not(target_arch = "x86_64"))]
const HARMLESS_HERE: &[i64] = &[];

/// Signals that leave a process asleep, where neither the end of its judge nor that of its
/// processor time would reach it.
const SLEEP: [libc::c_int; 4] = [libc::SIGSTOP, libc::SIGTSTP, libc::SIGTTIN, libc::SIGTTOU];

/// The lower bits of a mapping's flags: shared ones, and those that grow downwards, are not
/// counted as data, and so escape the limit of memory.
const UNCOUNTED: u64 = (libc::MAP_SHARED | libc::MAP_PRIVATE | libc::MAP_GROWSDOWN) as u64;

/// All of a futex's operation but two flags, that it is private and by which clock it waits.
const FUTEX_OPERATION: u64 = 0x7f;

/// What is not allowed does not exist, for the executor.
pub fn for_executor() -> Result<Option<Lack>, Failure> {
    apply(SeccompFilter::new(
        calls_of_executor()?.0,
        SeccompAction::Errno(libc::ENOSYS as u32),
        SeccompAction::Allow,
        architecture()?,
    )?)
}

fn calls_of_executor() -> Built<Calls> {
    let own = std::process::id() as libc::c_int;
    let [stop, from_keyboard, reading, writing] = SLEEP;
    let to_itself = |place| {
        [
            int(0, Eq, own),
            int(place, Ne, stop),
            int(place, Ne, from_keyboard),
            int(place, Ne, reading),
            int(place, Ne, writing),
        ]
    };
    Calls::default()
        .always(HARMLESS)
        .always(HARMLESS_HERE)
        .when(libc::SYS_mmap, [int(3, MaskedEq(UNCOUNTED), libc::MAP_PRIVATE)])?
        // To wait would be to sleep: in a program of one thread nobody ever comes to wake it.
        .when(libc::SYS_futex, [int(1, MaskedEq(FUTEX_OPERATION), libc::FUTEX_WAKE)])?
        .when(libc::SYS_kill, to_itself(1))?
        .when(libc::SYS_tgkill, to_itself(2))?
        // Whether a file is a terminal.
        .when(libc::SYS_ioctl, [int(1, Eq, libc::TCGETS as libc::c_int)])?
        .when(libc::SYS_fcntl, [int(1, Eq, libc::F_GETFD)])?
        .when(libc::SYS_fcntl, [int(1, Eq, libc::F_GETFL)])?
        // To read its own limits, not to set new ones.
        .when(libc::SYS_prlimit64, [int(0, Eq, 0), null(2)])?
        // For the second filter.
        .when(libc::SYS_prctl, [int(0, Eq, libc::PR_SET_NO_NEW_PRIVS)])?
        .when(libc::SYS_prctl, [int(0, Eq, libc::PR_SET_SECCOMP)])?
        .when(libc::SYS_prctl, [int(0, Eq, libc::PR_SET_DUMPABLE), int(1, Eq, 0)])?
        .when(
            libc::SYS_seccomp,
            [int(0, Eq, libc::SECCOMP_SET_MODE_FILTER as libc::c_int), int(1, Eq, 0)],
        )?
        .when(libc::SYS_execveat, [int(0, Eq, PROGRAM), int(4, Eq, libc::AT_EMPTY_PATH)])
}

/// What no compiler does: connections, other sessions and groups (its time limit ends a whole
/// group), memory that outlives it, looking into other processes, changing the system.
const FOREIGN_TO_COMPILERS: &[i64] = &[
    libc::SYS_accept,
    libc::SYS_accept4,
    libc::SYS_add_key,
    libc::SYS_bind,
    libc::SYS_bpf,
    libc::SYS_chroot,
    libc::SYS_connect,
    libc::SYS_fanotify_init,
    libc::SYS_fsopen,
    libc::SYS_io_uring_enter,
    libc::SYS_io_uring_register,
    libc::SYS_io_uring_setup,
    libc::SYS_kcmp,
    libc::SYS_keyctl,
    libc::SYS_kill,
    libc::SYS_listen,
    libc::SYS_memfd_create,
    libc::SYS_memfd_secret,
    libc::SYS_mknodat,
    libc::SYS_mount,
    libc::SYS_move_mount,
    libc::SYS_mq_open,
    libc::SYS_msgget,
    libc::SYS_open_by_handle_at,
    libc::SYS_open_tree,
    libc::SYS_perf_event_open,
    libc::SYS_pidfd_getfd,
    libc::SYS_pidfd_open,
    libc::SYS_pidfd_send_signal,
    libc::SYS_pivot_root,
    libc::SYS_process_madvise,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_ptrace,
    libc::SYS_quotactl,
    libc::SYS_request_key,
    libc::SYS_rt_sigqueueinfo,
    libc::SYS_rt_tgsigqueueinfo,
    libc::SYS_semget,
    libc::SYS_setns,
    libc::SYS_setpgid,
    libc::SYS_setsid,
    libc::SYS_shmget,
    libc::SYS_socket,
    libc::SYS_socketpair,
    libc::SYS_tkill,
    libc::SYS_umount2,
    libc::SYS_unshare,
    libc::SYS_userfaultfd,
];

/// Compilers differ too much for a list of all that they do.
pub fn for_compiler() -> Result<Option<Lack>, Failure> {
    apply(SeccompFilter::new(
        Calls::default().always(FOREIGN_TO_COMPILERS).0,
        SeccompAction::Allow,
        SeccompAction::Errno(libc::EPERM as u32),
        architecture()?,
    )?)
}

/// Nobody needs the files of a case after it, so it does not wait until a disk has them: to ask for
/// that succeeds, and does nothing.
pub fn spare_the_disk() -> Result<Option<Lack>, Failure> {
    apply(SeccompFilter::new(
        Calls::default().always(&[libc::SYS_fsync, libc::SYS_fdatasync]).0,
        SeccompAction::Allow,
        SeccompAction::Errno(0),
        architecture()?,
    )?)
}

fn architecture() -> Built<TargetArch> {
    TargetArch::try_from(std::env::consts::ARCH)
}

/// Puts a filter on this process, if the system has any.
fn apply(filter: SeccompFilter) -> Result<Option<Lack>, Failure> {
    let program: BpfProgram = filter.try_into()?;
    match apply_filter(&program) {
        Ok(()) => Ok(None),
        Err(seccompiler::Error::Seccomp(_) | seccompiler::Error::Prctl(_)) => Ok(Some(Lack::Calls)),
        Err(other) => Err(other.into()),
    }
}

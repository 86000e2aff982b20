//! A picture stands alone, and says what it is.

use echecs::rules::Position;
use echecs::svg::{Arrow, Picture};
use roxmltree::Document;

use super::square;

const SVG: &str = "http://www.w3.org/2000/svg";

#[test]
fn nothing_is_run_and_nothing_is_fetched() {
    let position = Position::default();
    let arrows = [
        Arrow { from: square("g1"), to: square("f3") },
        Arrow { from: square("a1"), to: square("a1") },
    ];
    let picture = Picture {
        arrows: &arrows,
        check: Some(square("e1")),
        title: "Title",
        description: "Description",
        ..Picture::of(position.board())
    };
    let text = picture.draw();
    let document = Document::parse(&text).expect("well-formed XML");
    let known = ["svg", "title", "desc", "defs", "g", "path", "rect", "circle", "text", "use"];
    for node in document.descendants().filter(|node| node.is_element()) {
        let name = node.tag_name();
        assert_eq!(name.namespace(), Some(SVG));
        assert!(known.contains(&name.name()), "{}", name.name());
        for attribute in node.attributes() {
            assert!(!attribute.name().starts_with("on"), "{}", attribute.name());
            assert!(!attribute.value().contains("url("), "{}", attribute.value());
            if attribute.name() == "href" {
                assert!(attribute.value().starts_with('#'), "{}", attribute.value());
            }
        }
    }
    let root = document.root_element();
    assert_eq!(root.attribute("version"), Some("1.1"));
    assert_eq!(root.attribute("viewBox"), Some("0 0 850 850"));
}

/// The texts of a picture: of its title and of its description.
fn texts(title: &str, description: &str) -> [Option<String>; 2] {
    let position = Position::default();
    let text = Picture { title, description, ..Picture::of(position.board()) }.draw();
    let document = Document::parse(&text).expect("well-formed XML");
    ["title", "desc"].map(|name| {
        let node = document.root_element().children().find(|node| node.has_tag_name(name))?;
        assert_eq!(node.children().filter(|child| child.is_element()).count(), 0);
        Some(node.text().unwrap_or_default().to_owned())
    })
}

#[test]
fn texts_are_read_back_as_they_were_written() {
    let hostile = r#"</title><script>alert("1 & 2")</script> ]]> '<!--' &amp; é ♞ 𝄞"#;
    assert_eq!(texts(hostile, ""), [Some(hostile.to_owned()), None]);
    assert_eq!(texts("", hostile), [None, Some(hostile.to_owned())]);
    assert_eq!(texts("one\n\ttwo", "three"), [Some("one\n\ttwo".into()), Some("three".into())]);
    assert_eq!(texts("", ""), [None, None]);
}

#[test]
fn characters_that_xml_refuses_are_replaced() {
    for code in (0..0x20).chain(0x7f..0xa0).chain([0xfffe, 0xffff]) {
        let c = char::from_u32(code).expect("a character");
        let shown = if matches!(c, '\n' | '\t') { c } else { '\u{fffd}' };
        let [title, description] = texts(&format!("a{c}b"), &format!("c{c}d"));
        assert_eq!(title, Some(format!("a{shown}b")), "U+{code:04X}");
        assert_eq!(description, Some(format!("c{shown}d")), "U+{code:04X}");
    }
}

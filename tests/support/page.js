// Looks at pages in frames, and writes what is wrong with each as JSON.
let fautes = [];

// The brightness of a colour, as WCAG counts it.
function clarte([r, v, b]) {
  const lineaire = (n) => ((n /= 255) <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);
  return 0.2126 * lineaire(r) + 0.7152 * lineaire(v) + 0.0722 * lineaire(b);
}
const nombres = (couleur) => (couleur.match(/[\d.]+/g) || []).map(Number);

function fond(vue, element) {
  for (let e = element; e; e = e.parentElement) {
    const couleur = nombres(vue.getComputedStyle(e).backgroundColor);
    if (couleur.length === 3 || couleur[3] > 0) return couleur;
  }
  return [255, 255, 255];
}

function regarder(vue) {
  const page = vue.document;
  if (page.documentElement.scrollWidth > vue.innerWidth)
    fautes.push(`trop large : ${page.documentElement.scrollWidth} > ${vue.innerWidth}`);
  for (const e of page.querySelectorAll("script, link, img, iframe, object, [src]"))
    fautes.push(`elle a besoin d'autre chose : ${e.outerHTML.slice(0, 60)}`);
  if (page.documentElement.lang !== "fr") fautes.push("la langue n'est pas dite");
  for (const [quoi, nombre] of [["main", 1], ["header", 1], ["h1", 1], ["title", 1]])
    if (page.querySelectorAll(`:not(svg) > ${quoi}`).length !== nombre) fautes.push(`${quoi} : pas ${nombre}`);
  let dernier = 0;
  for (const titre of page.querySelectorAll("h1, h2, h3, h4")) {
    const niveau = Number(titre.tagName[1]);
    if (niveau > dernier + 1) fautes.push(`un niveau saute : ${titre.textContent}`);
    dernier = niveau;
  }
  for (const dessin of page.querySelectorAll("svg"))
    if (dessin.getAttribute("role") !== "img" || !dessin.getAttribute("aria-label")) fautes.push("un dessin muet");
  const noms = [...page.querySelectorAll("[id]")].map((e) => e.id);
  for (const nom of new Set(noms)) if (noms.indexOf(nom) !== noms.lastIndexOf(nom)) fautes.push(`deux fois l'identifiant ${nom}`);
  for (const lien of page.querySelectorAll("a[href^='#']"))
    if (!page.getElementById(lien.getAttribute("href").slice(1))) fautes.push(`un lien mort : ${lien.href}`);
  const marcheur = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (marcheur.nextNode()) {
    const element = marcheur.currentNode.parentElement;
    if (!marcheur.currentNode.data.trim() || element.closest("svg, style, script") || !element.getClientRects().length) continue;
    const [a, b] = [nombres(vue.getComputedStyle(element).color), fond(vue, element)].map(clarte);
    const contraste = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (contraste < 4.5) fautes.push(`contraste ${contraste.toFixed(2)} : ${marcheur.currentNode.data.trim().slice(0, 40)}`);
  }
}

async function examiner(cadre) {
  const vue = cadre.contentWindow;
  regarder(vue);
  if (axe_text) {
    vue.eval(axe_text);
    const rapport = await vue.axe.run(vue.document, { resultTypes: ["violations"] });
    for (const faute of rapport.violations) fautes.push(`axe : ${faute.id} : ${faute.nodes[0].html}`);
  }
  return clarte(fond(vue, vue.document.body)) < 0.2;
}

function charger(cadre, page) {
  return new Promise((suite) => {
    cadre.addEventListener("load", () => suite(cadre), { once: true });
    cadre.srcdoc = page;
  });
}

async function voir(page) {
  fautes = [];
  let fond_sombre = null;
  try {
    for (const cadre of document.querySelectorAll("iframe")) {
      await charger(cadre, page);
      fond_sombre = await examiner(cadre);
    }
  } catch (e) {
    fautes.push(`erreur : ${e}`);
  }
  return { fond_sombre, fautes };
}

async function tout() {
  const trouve = [];
  for (const page of pages) trouve.push(await voir(page));
  return trouve;
}

window.addEventListener("error", (e) => fautes.push(`erreur : ${e.message}`));
tout().then((trouve) => {
  document.getElementById("resultat").textContent = JSON.stringify(trouve);
});

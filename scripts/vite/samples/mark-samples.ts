import { samples } from "virtual:still-samples";

/*
 * Marks samples on the pages of a site that is being made, in browsers while developing only. Texts are painted by the browser's highlights
 * and pictures by a stylesheet: the page itself stays as it is, so React finds what it made.
 */

/** Shorter ones may be anybody's, unless they are a whole text of the samples. */
const SHORTEST = 12;
const HIDDEN = "samples-hidden";

const panel = document.createElement("aside");
panel.setAttribute("aria-label", "Samples on this page");
panel.style.cssText = "position: fixed; inset: auto auto 0.75rem 0.75rem; z-index: 2147483647;";
const shadow = panel.attachShadow({ mode: "open" });

/** Ours on this page: set anew at each look. */
const sheet = new CSSStyleSheet();
const pictures = samples.pictures
  .map((name) => `img:is([src*="/${name}-"], [src*="/${name}."])`)
  .join(",\n");
const marked = `
  ::highlight(samples) { background: #ffd54a66; text-decoration: underline dotted #b26a00 2px; }
  ::highlight(missing) { background: #ff6b6b66; text-decoration: underline wavy #c4001d 2px; }
  ${pictures && `${pictures} { outline: 3px dashed #b26a00 !important; outline-offset: -3px; }`}
`;

function look(): void {
  const isHidden = sessionStorage.getItem(HIDDEN) !== null;
  const found = { samples: [] as Range[], missing: [] as Range[] };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.closest("script, style, noscript, nav")) continue;
    const text = (node.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    const range = new Range();
    range.selectNodeContents(node);
    if (samples.unset.some((each) => text.includes(each))) found.missing.push(range);
    else if (isSample(text)) found.samples.push(range);
  }
  for (const [name, ranges] of Object.entries(found))
    if (isHidden) CSS.highlights.delete(name);
    else CSS.highlights.set(name, new Highlight(...ranges));
  sheet.replaceSync(isHidden ? "" : marked);
  const shown = pictures === "" ? 0 : document.querySelectorAll(pictures).length;
  say(`${found.samples.length} texts and ${shown} pictures`, found.missing.length, isHidden);
}

/** Whether a text came with the template. Figures in it may be worked out: they are left out. */
function isSample(text: string): boolean {
  if (samples.own.includes(text)) return false;
  if (samples.words.includes(`"${text}"`)) return true;
  const pieces = text
    .split(/\d+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length > 3);
  return (
    pieces.some(({ length }) => length >= SHORTEST) &&
    pieces.every((piece) => samples.words.includes(piece))
  );
}

function say(counted: string, missing: number, isHidden: boolean): void {
  const items = samples.open.map((each) => `<li>${escaped(each.replaceAll("`", ""))}</li>`);
  const wasOpen = shadow.querySelector("details")?.open === true;
  shadow.innerHTML = `
    <style>
      details { max-inline-size: min(30rem, calc(100vw - 1.5rem)); border-radius: 8px; background: #1d1a14; color: #fff; font: 14px/1.45 system-ui, sans-serif; box-shadow: 0 4px 20px #0006; }
      summary { padding: 8px 12px; cursor: pointer; }
      :focus-visible { outline: 2px solid #ffd54a; outline-offset: 2px; }
      div { max-block-size: 60vh; overflow: auto; padding: 0 12px 12px; overflow-wrap: anywhere; }
      ul { margin: 0 0 8px; padding-inline-start: 18px; }
      button { font: inherit; padding: 4px 10px; }
    </style>
    <details ${wasOpen ? "open" : ""}>
      <summary>Samples here: ${counted}${missing > 0 ? `; ${String(missing)} facts missing` : ""}</summary>
      <div>
        <p>Marked until content/to-do.md has it ticked. Visitors never see this.</p>
        <ul>${items.join("")}</ul>
        <button type="button">${isHidden ? "Mark samples" : "Hide marks"}</button>
      </div>
    </details>`;
  shadow.querySelector("button")?.addEventListener("click", () => {
    if (isHidden) sessionStorage.removeItem(HIDDEN);
    else sessionStorage.setItem(HIDDEN, "");
    look();
  });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

document.adoptedStyleSheets.push(sheet);
// Beside the body, which is React's.
document.documentElement.append(panel);
let waiting = 0;
new MutationObserver(() => {
  clearTimeout(waiting);
  waiting = window.setTimeout(look, 200);
}).observe(document.body, { childList: true, subtree: true, characterData: true });
look();

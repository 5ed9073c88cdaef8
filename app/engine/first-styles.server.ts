import { createHash } from "node:crypto";

/** A part of a stylesheet, taken apart when the site is built (`scripts/lib/style-parts.ts`). A text always stays. */
export type StylePart = string | StyleRule | StyleGroup | NamedStyle;

/** A rule: the selectors of its list, each with what a document must hold for it: tags, `.classes`, `#ids`. */
interface StyleRule {
  selectors: [selector: string, ...needs: string[]][];
  body: StylePart[];
}

/** `@media`, `@layer`, `@supports`, …: stays with what is in it. */
interface StyleGroup {
  opens: string;
  body: StylePart[];
}

/** `@keyframes` or `@property`: stays where what stays says its name. */
interface NamedStyle {
  name: string;
  text: string;
}

/** The stylesheets of a build, by address. */
export type StyleParts = Readonly<Record<string, StylePart[]>>;

const stylesheet = /<link rel="stylesheet" href="([^"#]+)#?"(?![^>]* media=)[^>]*>/g;

/** Nothing is drawn before all of `main` is there: what is centred or fills the window would move when the rest comes. */
const WHOLE = '<link rel="expect" href="#main" blocking="render">';

/**
 * Lets a page be drawn without waiting for its stylesheets: what its own HTML can need of them is written into it, and the files follow, for
 * what script will add (decision 45). `app/engine/boot.ts` lets them take the place of what was written in. Where there is no script they do so at the
 * end of the page.
 * @param nonce of a page made on request; a prerendered one is allowed its styles by their hash.
 */
export function withFirstStyles(html: string, parts: StyleParts = {}, nonce?: string): string {
  const links = [...html.matchAll(stylesheet)];
  const sheets = links.map(([, href = ""]) => href);
  if (links.length === 0 || !sheets.every((href) => href in parts)) return html;
  const first = `<style id="first-styles"${nonce ? ` nonce="${nonce}"` : ""}>${firstStyles(html, sheets, parts)}</style>`;
  const at = links[0]!.index;
  const late = html
    .slice(at)
    .replaceAll(stylesheet, (link) => link.replace(/\/?>$/, ' media="print" data-late="">'));
  const copies = `<noscript>${links.map(([link]) => link).join("")}</noscript>`;
  return html.slice(0, at) + WHOLE + first + late.replace("</body>", () => `${copies}</body>`);
}

/** Pages made on request repeat few forms: the styles of a build are kept by what they were chosen for. */
const chosenBefore = new WeakMap<StyleParts, Map<string, string>>();
const MOST_KEPT = 200;

/**
 * The rules of stylesheets that a document can need, whatever state its elements get into: hover, focus, any attribute. In the order of the
 * sheets.
 */
export function firstStyles(html: string, sheets: readonly string[], parts: StyleParts): string {
  const names = namesIn(html);
  const key = createHash("sha256")
    .update([...sheets, ...[...names].sort()].join(" "))
    .digest("base64");
  const kept = chosenBefore.get(parts) ?? new Map<string, string>();
  chosenBefore.set(parts, kept);
  const text = kept.get(key) ?? written(sheets.flatMap((href) => chosen(parts[href] ?? [], names)));
  kept.delete(key);
  kept.set(key, text);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest) kept.delete(oldest);
  return text;
}

function written(pieces: readonly Piece[]): string {
  const said = pieces.filter((piece) => typeof piece === "string").join("");
  return pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      return said.includes(piece.name) ? piece.text : "";
    })
    .join("");
}

type Piece = string | NamedStyle;

function chosen(parts: readonly StylePart[], names: ReadonlySet<string>): Piece[] {
  return parts.flatMap((part): Piece[] => {
    if (typeof part === "string" || "name" in part) return [part];
    const body = chosen(part.body, names);
    if (body.length === 0) return [];
    if ("opens" in part) return [`${part.opens}{`, ...body, "}"];
    const selectors = part.selectors.filter(([, ...needs]) =>
      needs.every((need) => names.has(need)),
    );
    if (selectors.length === 0) return [];
    return [`${selectors.map(([selector]) => selector).join(",")}{`, ...body, "}"];
  });
}

const entities: Record<string, string> = { amp: "&", gt: ">", lt: "<", quot: '"', "#x27": "'" };

/** The tags, `.classes` and `#ids` of a document, and perhaps a few that only its texts speak of. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, tag = ""] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(tag.toLowerCase());
  for (const [, attribute, value = ""] of html.matchAll(/\s(class|id)="([^"]*)"/g)) {
    const text = value.replaceAll(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole);
    if (attribute === "id") names.add(`#${text}`);
    else for (const name of text.split(/\s+/)) names.add(`.${name}`);
  }
  return names;
}

import type { FontName } from "#app/skins/fonts.ts";
import fittedRuns from "#app/skins/fallback-runs.json" with { type: "json" };
import { fontsOf, type Skin } from "#app/skins/skin.ts";
import { sharedSkins } from "#app/skins/shared.ts";
import type { FallbackRuns } from "#app/skins/stylesheet.ts";
import { footerNames, headerNames } from "#registry/page.ts";
import { firstViewBudget } from "#shared/first-view-budget.ts";
import { type Edit, wholeItem } from "../tidy/edits.ts";
import { moduleOf } from "../tidy/module.ts";
import type { Tree } from "../tidy/tree.ts";
import { stringOf } from "../tidy/uses.ts";
import type { Choices } from "./choices.ts";
import { lineRun } from "./letter-widths.ts";
import { homeCalled, homes } from "./offered.ts";
import { change, keyOf, nodesOf, setConstant, textOf } from "./syntax.ts";

const SKIN = "app/skins/own.ts";
const SUBSTITUTES = "app/skins/fallback-runs.json";
const headers: ReadonlySet<string> = new Set(headerNames);
const footers: ReadonlySet<string> = new Set(footerNames);
/** Where pages and features say what stands round them, and what they look like. */
const stating = /^app\/(?:features|information|demos|frame|showcase)\/.*\.tsx?$/;
/** Skins that several pages of the template share. */
const ofSeveral = /^#app\/skins\/(?!skin|fonts|palette|shared|stylesheet|system)[\w-]+\.ts$/;

/** How many font files a first view loads at most (`first-view-budget.ts`). */
const { fontFiles } = firstViewBudget;

/**
 * How much longer a line may get in letters that were chosen than in the front page's own: its headlines were fitted to those. What is
 * wider is set smaller.
 */
const LONGEST = 1.1;

/**
 * The look of a site: the front page's, with what was chosen in its place. Letters are set as the template sets them, or so that lines stay
 * about as long as the page was made for. Figures of a third font are set in the chosen letters.
 */
export function skinOf({ home, colour, letters }: Choices): Skin {
  const { skin } = homeCalled(home);
  const own = {
    ...skin,
    name: "own",
    ...(colour && { brand: colour.toLowerCase() }),
    ...(letters && { display: faceOf(letters, skin) }),
  };
  return fontsOf(own).length > fontFiles ? { ...own, figures: undefined } : own;
}

/** Headlines in these letters, on a page that was made in its own; where the template has none in them, in the usual size. */
function faceOf(letters: FontName, { display, text }: Skin): Skin["display"] {
  const face = faceOfTemplate(letters) ?? {
    ...display,
    font: letters,
    scale: undefined,
    stretch: undefined,
  };
  const { scale = 1 } = face;
  const { scale: usual = 1 } = display;
  const size = Math.min(scale, (scale * lineRun(display) * LONGEST) / lineRun(face));
  if (size >= usual) return { ...face, scale: rounded(size) };
  // Pages also set words in their letters without the scale of headlines. A face that is the text's cannot be drawn smaller.
  return letters === text.font
    ? { ...face, scale: rounded(size) }
    : { ...face, scale: usual, fit: rounded(size / usual) };
}

function rounded(factor: number): number {
  return Number(factor.toFixed(2));
}

/** How the template sets headlines in these letters, where it has some. */
export function faceOfTemplate(letters: FontName): Skin["display"] | undefined {
  const skins = [...homes.map((home) => home.skin), ...Object.values(sharedSkins)];
  return skins.find((skin) => skin.display.font === letters)?.display;
}

/**
 * How the system's letters stand in for the fonts of a site until those are there: as they were fitted to the front page, and letters that
 * it has not as to another page with them. The owner fits them to the site's own pages with `npm run fonts`.
 */
export function substitutesOf(choices: Choices): FallbackRuns {
  const runs: FallbackRuns = fittedRuns;
  const ofHome = runs[homeCalled(choices.home).skin.name];
  const fitted = fontsOf(skinOf(choices)).flatMap((family) => {
    const ofFont = [ofHome, ...Object.values(runs)].find((skin) => skin?.[family])?.[family];
    return ofFont ? [[family, ofFont] as const] : [];
  });
  return { own: Object.fromEntries(fitted) };
}

/** One header, one footer and one skin for all pages, stated once. Changes the tree. */
export function setLooks(tree: Tree, choices: Choices): void {
  const page = homeCalled(choices.home);
  const header = choices.header ?? page.header;
  const footer = choices.footer ?? page.footer;
  leaveTestsOfOthers(tree, new Set([header, footer]));
  for (const [file, source] of tree)
    if (source !== null && stating.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file)) {
      if (/(?:entry|entries)\.ts$/.test(file)) setFrame(tree, file);
      takeSkin(tree, file);
    }
  setConstant(
    tree,
    "content/site.ts",
    "siteFrame",
    `{ header: ${JSON.stringify(header)}, footer: ${JSON.stringify(footer)} }`,
  );
  setConstant(tree, "content/site.ts", "siteSkin", '"own"');
  // Letters are the owner's choice, and may weigh what the two heaviest families of the list do.
  setConstant(tree, "tests/support/budget.ts", "moreFonts", "{ own: 101 }");
  const shared = new RegExp(`^app/skins/(?:${Object.keys(sharedSkins).join("|")})\\.ts$`);
  for (const file of tree.keys()) if (shared.test(file)) tree.delete(file);
  tree.set(
    SKIN,
    `import type { Skin } from "./skin.ts";

/** The look of this site: four colours and two fonts, from which \`palette.ts\` makes the rest. */
export const own: Skin = ${JSON.stringify(skinOf(choices), null, 2)};
`,
  );
  tree.set(SUBSTITUTES, `${JSON.stringify(substitutesOf(choices), null, 2)}\n`);
  tree.set(
    "app/skins/shared.ts",
    `import { own } from "./own.ts";

/** Skins that more than one page may have, by name. A page's own lies in its folder. */
export const sharedSkins = { own };
`,
  );
}

/** Tests that ask for a header or footer by its name are of no use without it. */
function leaveTestsOfOthers(tree: Tree, chosen: ReadonlySet<string>): void {
  const others = [...headerNames, ...footerNames].filter((name) => !chosen.has(name));
  for (const [file, source] of tree)
    if (/\.(?:test|spec)\.tsx?$/.test(file) && others.some((name) => source?.includes(`"${name}"`)))
      tree.delete(file);
}

/**
 * Where a page states header or footer it leaves them out, as all have the site's; an address that is no page has to name them, and names the
 * site's: the owner changes them in one place.
 */
function setFrame(tree: Tree, file: string): void {
  const source = textOf(tree, file);
  const edits: Edit[] = [];
  let names = false;
  for (const { node, within } of nodesOf(file, source)) {
    const said = stringOf(node);
    if (said === undefined || !(headers.has(said) || footers.has(said))) continue;
    const [property, , outer] = within;
    const isOfPage =
      property !== undefined &&
      /^(?:header|footer)$/.test(keyOf(property) ?? "") &&
      // `frame: { … }` and `const frame = { … }` are no pages.
      !(outer && (keyOf(outer) === "frame" || outer.type === "TSAsExpression"));
    names ||= !isOfPage;
    edits.push(
      isOfPage
        ? wholeItem(source, property)
        : { ...span(node), text: `siteFrame.${headers.has(said) ? "header" : "footer"}` },
    );
  }
  change(tree, file, edits);
  if (names) tree.set(file, `import { siteFrame } from "#content/site.ts";\n${textOf(tree, file)}`);
}

/** Names the site's skin wherever a shared one was named, and leaves it out where a page says no more than its skin. */
function takeSkin(tree: Tree, file: string): void {
  const source = textOf(tree, file);
  const { imports } = moduleOf(file, source);
  const isOwn = (specifier: string) =>
    /^(?:\.\.?\/)+skin\.ts$/.test(specifier) && file.startsWith("app/demos/");
  const isEntry = /(?:entry|entries)\.ts$/.test(file);
  const taken = imports.filter(({ specifier }) => ofSeveral.test(specifier) || isOwn(specifier));
  const names = new Set(taken.flatMap(({ bindings }) => bindings.map(({ local }) => local)));
  if (names.size === 0) return;
  const edits: Edit[] = taken.map((each, index) => ({
    ...span(each),
    text: index === 0 ? 'import { own } from "#app/skins/own.ts";' : "",
  }));
  let used = false;
  for (const { node, within } of nodesOf(file, source)) {
    if (node.type !== "Identifier" || !names.has(node.name as string)) continue;
    if (within.some(({ type }) => type === "ImportDeclaration")) continue;
    const [property] = within;
    if (isEntry && property && keyOf(property) === "skin") {
      // Once for key and value of a shorthand.
      if (!edits.some(({ start }) => start === wholeItem(source, property).start))
        edits.push(wholeItem(source, property));
      continue;
    }
    if (property && property.type === "Property" && property.key === node && !property.shorthand)
      continue;
    used = true;
    edits.push({ ...span(node), text: "own" });
  }
  const [first] = edits;
  if (!used && first) first.text = "";
  change(tree, file, edits);
}

function span({ start, end }: { start: number; end: number }) {
  return { start, end };
}

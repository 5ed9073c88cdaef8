import { dirname, join } from "node:path/posix";

/** A stylesheet, or a module of `app` that uses one, by its path in the project. */
export interface Source {
  path: string;
  text: string;
}

/** Rules for the sheets of components: what the bundler and the type checker let pass. One sentence for each breach. */
export function styleFaults(sheets: readonly Source[], modules: readonly Source[]): string[] {
  const classes = new Map(sheets.map(({ path, text }) => [path, classesOf(text)]));
  const used = new Map(sheets.map(({ path }) => [path, new Set<string>()]));
  const faults: string[] = [];
  for (const { path, text } of modules) {
    const code = text.replaceAll(imports, "");
    for (const [, name = "", specifier = ""] of text.matchAll(imports)) {
      const sheet = specifier.startsWith("#") ? specifier.slice(1) : join(dirname(path), specifier);
      const its = classes.get(sheet);
      if (!its) faults.push(`${path} imports ${sheet}, which is not there`);
      for (const [, member = ""] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))) {
        used.get(sheet)?.add(member);
        if (its && !its.has(member)) faults.push(`${path} uses .${member}: ${sheet} has none`);
      }
    }
  }
  for (const { path, text } of sheets) {
    for (const name of classes.get(path)!)
      if (!used.get(path)!.has(name)) faults.push(`${path}: nothing uses .${name}`);
    if (softerThanItsInk(text))
      faults.push(
        `${path} sets --ink-soft without --ink: where more contrast is asked for, soft words have the ink of their place`,
      );
    if (isTrackOfLine(text))
      faults.push(
        `${path} fills with --line, which is as dark as ink where more contrast is asked for: say how it looks there`,
      );
    for (const selector of paleMarks(text))
      faults.push(
        `${path} marks what is chosen with a line in --brand (${selector}), which may be as light as paper: --brand-ink is seen on every skin`,
      );
    const [foreign] = withoutComments(text).match(foreigners) ?? [];
    if (foreign)
      faults.push(
        `${path} reaches for ${foreign}: what belongs to another component is changed by props or custom properties`,
      );
    for (const property of pageWideIn(text))
      if (!/^--\w+-/.test(property))
        faults.push(
          `${path} sets ${property} for the whole page: its name needs two words, or parts that read one of their own by that name get it`,
        );
  }
  return faults;
}

/**
 * Rules that take from paper what is there on a screen, sooner or later: which hide until script or a pointer brings it back, hold it until it
 * is seen, move it without end, or leave words out where a phone has no room. One sentence for each.
 */
export function hiddenOnPaper({ path, text }: Source): string[] {
  const around: string[] = [];
  const faults: string[] = [];
  for (const [, part = "", end] of withoutComments(text).matchAll(/([^{};]*)([{};])/g)) {
    const rule = part.trim().replaceAll(/\s+/g, " ");
    const media = around.filter((block) => block.startsWith("@media")).join(" ");
    const isHidden = hides.test(rule) && !around.some((block) => answers.test(block));
    if (
      !/\b(?:screen|print)\b/.test(media) &&
      ((/scripting: enabled|hover: hover/.test(media) && isHidden) ||
        (rule === "display: none" && leavesOut(media, around.at(-1)!)) ||
        (end === "{" ? held.test(rule) : /^animation\b.*\binfinite\b/.test(rule)))
    )
      faults.push(
        `${path}: ${end === "{" ? rule : around.at(-1)} is for paper, too: say "screen and" in its @media`,
      );
    if (end === "{") around.push(rule);
    if (end === "}") around.pop();
  }
  return faults;
}

/** Utilities that leave words out where a phone has no room, and so on paper, which has. One sentence for each. */
export function utilitiesThatHideOnPaper({ path, text }: Source): string[] {
  return [...text.matchAll(/\bmax-(?:md|lg|xl|2xl):hidden\b/g)].map(
    ([name]) =>
      `${path}: ${name} hides on paper, too: say it in a module, with "screen and" in its @media`,
  );
}

/** What leaves nothing of an element. One that is only read out (`inset(50%)`) is not for the eye anywhere. */
const hides =
  /^(?:display: none|visibility: hidden|opacity: 0$|grid-template-rows: 0fr|clip-path: inset\((?!0\)|50%))/;

/** What is only so while somebody points at it, or where it comes from. */
const answers = /:hover|:focus|^@(?:keyframes|starting-style)/;

/** What script says of an element until it is seen, or has measured in the window. Of what only waits, the sheet for paper takes the base's own part back. */
const held = /\[data-(?:held|arranged|state="wound")\]|\.\w+\[data-waiting\]/;

/** Widths of windows are in rem of 16 px; an upright sheet of A4 is 688 px wide, less its margins. */
const SHEET = 43;

/** Whether a sheet of paper is as narrow as the windows where a selector is hidden, which has words that are said nowhere else. */
function leavesOut(media: string, selector: string): boolean {
  const widths = (bound: RegExp) =>
    [...media.matchAll(bound)].map(([, length = "", unit]) =>
      unit === "px" ? Number(length) / 16 : Number(length),
    );
  const most = widths(/(?:max-width: |width <=? )([\d.]+)(rem|px)/g);
  const least = widths(/(?:min-width: |width >=? )([\d.]+)(rem|px)/g);
  return (
    most.length > 0 &&
    most.every((width) => width > SHEET) &&
    least.every((width) => width <= SHEET) &&
    !wordless.test(selector)
  );
}

/** A picture, a drawing or one of two drawings, a button, a cell that is empty, a copy which is only measured. */
const wordless = /\.(?:picture|drawing|mark|road|wide|window|copy)\b|\bbutton$|td:not\(:has\(/;

/** Whether soft words are given a colour that is none of the ink around them. */
function softerThanItsInk(css: string): boolean {
  return blocksOf(css).some(
    ({ body }) => /--ink-soft:(?![^;]*var\(--ink\))/.test(body) && !/(?<![\w-])--ink:/.test(body),
  );
}

/** Whether a box wider than a line is filled with the colour of lines, and nothing is said for those who ask for more contrast. */
function isTrackOfLine(css: string): boolean {
  return (
    !css.includes("prefers-contrast: more") &&
    blocksOf(css).some(
      ({ body }) =>
        /(?<![\w-])background(?:-color)?: var\(--line\)/.test(body) &&
        !/(?:gap|-size): [12]px/.test(body),
    )
  );
}

/** What an element says of itself once it is the chosen one. */
const chosen = /\[aria-(?:current|selected|pressed|checked)[^\]]*\]|:has\(:checked\)|:checked/g;

/** A line in the brand's fill; one that is a box of its own is at most 4 px high. */
const lineInBrand =
  /(?<![\w-])(?:border|outline|box-shadow|text-decoration)[\w-]*:[^;]*var\(--brand\)/;

/** Selectors of the rules that draw a line in the brand's fill on what is chosen, or beside it one that is shown then. */
function paleMarks(css: string): string[] {
  const rules = blocksOf(css).map(({ selector, body }) => ({
    selector: selector.trim().replaceAll(/\s+/g, " "),
    body,
  }));
  const selectors = rules.flatMap(({ selector }) => selector.split(", "));
  const shownThen = new Set(
    selectors
      .filter((each) => each.match(chosen) && each.includes("::"))
      .map((each) => each.replaceAll(chosen, "")),
  );
  const isOfChosen = (selector: string) => selector.match(chosen) || shownThen.has(selector);
  const isLine = (body: string) =>
    lineInBrand.test(body) ||
    (/(?<![\w-])background(?:-color)?: var\(--brand\)/.test(body) && /-size: [1-4]px/.test(body));
  return rules
    .filter(({ selector, body }) => isLine(body) && selector.split(", ").some(isOfChosen))
    .map(({ selector }) => selector);
}

const imports = /import \* as (\w+) from "([^"]+\.module\.css)"/g;

/** A class of somebody else. Swiper's own and the marker `group` of Tailwind have no other name; ids would get another one. */
const foreigners =
  /\[class[^\]]*\]|:global\((?!\.swiper-|\.group\))[^)]*\)|(?<=^|[\s,(>+~])#[a-z][\w-]*(?=[^;{}]*\{)/m;

/** The custom properties that a stylesheet sets on the page itself, where everything inherits them. */
function pageWideIn(css: string): Set<string> {
  return new Set(
    blocksOf(css)
      .filter(({ selector }) =>
        selector
          .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, "")
          .split(",")
          .some((part) => /^(?::root|html)[^\s>+~]*$/.test(part.trim())),
      )
      .flatMap(({ body }) => [...body.matchAll(/(?<=^|[;\s])--[\w-]+(?=\s*:)/g)])
      .map(([property]) => property),
  );
}

function blocksOf(css: string): { selector: string; body: string }[] {
  return [...withoutComments(css).matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = "", body = ""]) => ({ selector, body }),
  );
}

/** The classes that a stylesheet has rules for. */
export function classesOf(css: string): Set<string> {
  const plain = withoutComments(css).replaceAll(/:global\([^)]*\)|"[^"]*"/g, "");
  const selectors = [...plain.matchAll(/[^{};]+(?=\{)/g)].map(([selector]) => selector);
  return new Set(
    selectors
      .filter((selector) => !selector.trim().startsWith("@"))
      .flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)])
      .map(([, name = ""]) => name),
  );
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[^]*?\*\//g, "");
}

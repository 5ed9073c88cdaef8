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
 * Rules that hide until script or a pointer brings it back, and do so on paper, where there is neither. One sentence for each.
 */
export function hiddenOnPaper({ path, text }: Source): string[] {
  const around: string[] = [];
  const faults: string[] = [];
  for (const [, part = "", end] of withoutComments(text).matchAll(/([^{};]*)([{};])/g)) {
    const media = around.filter((block) => block.startsWith("@media")).join(" ");
    if (
      /scripting: enabled|hover: hover/.test(media) &&
      !/\bscreen\b/.test(media) &&
      hides.test(part.trim()) &&
      !around.some((block) => answers.test(block))
    )
      faults.push(`${path}: ${around.at(-1)} hides on paper, too: say "screen and" in its @media`);
    if (end === "{") around.push(part.trim().replaceAll(/\s+/g, " "));
    if (end === "}") around.pop();
  }
  return faults;
}

/** What leaves nothing of an element. One that is only read out (`inset(50%)`) is not for the eye anywhere. */
const hides =
  /^(?:display: none|visibility: hidden|opacity: 0$|grid-template-rows: 0fr|clip-path: inset\((?!0\)|50%))/;

/** What is only so while somebody points at it, or where it comes from. */
const answers = /:hover|:focus|^@(?:keyframes|starting-style)/;

const imports = /import \* as (\w+) from "([^"]+\.module\.css)"/g;

/** A class of somebody else. Swiper's own and the marker `group` of Tailwind have no other name; ids would get another one. */
const foreigners =
  /\[class[^\]]*\]|:global\((?!\.swiper-|\.group\))[^)]*\)|(?<=^|[\s,(>+~])#[a-z][\w-]*(?=[^;{}]*\{)/m;

/** The custom properties that a stylesheet sets on the page itself, where everything inherits them. */
function pageWideIn(css: string): Set<string> {
  const blocks = withoutComments(css).matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return new Set(
    [...blocks]
      .filter(([, selector = ""]) =>
        selector
          .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, "")
          .split(",")
          .some((part) => /^(?::root|html)[^\s>+~]*$/.test(part.trim())),
      )
      .flatMap(([, , body = ""]) => [...body.matchAll(/(?<=^|[;\s])--[\w-]+(?=\s*:)/g)])
      .map(([property]) => property),
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

import { catalogues } from "./catalogues.ts";
import type { Marks } from "./marks.ts";
import { moduleOf } from "./module.ts";
import type { Note } from "./report.ts";
import type { Tree } from "./tree.ts";

/** A file that is no code, and whether something still uses it; `why` where it is not that nothing names it. */
interface Kind {
  kind: Note["kind"];
  files: RegExp;
  /** @param name the pattern's group. */
  isUsed: (name: string, file: string) => boolean;
}

const MANIFEST = "content/media-manifest.json";
const PICTURES = "art/pictures.json";
const SPRITE = "public/icons.svg";
const CUTS = "scripts/subset_fonts.py";

/** Removes pictures, scenes, cards, drawings, films, sounds, font files and icons that nothing names any more. Changes the tree. */
export function sweepAssets(tree: Tree, marks: Marks): Note[] {
  const notes = sweepPictures(tree, marks);
  for (let before = -1; before !== notes.length;) {
    before = notes.length;
    notes.push(...sweepKinds(tree, marks));
  }
  notes.push(...sweepCuts(tree));
  sweepSprite(tree);
  return notes;
}

/** Files that are no code, once: what makes or helps to make another goes after it. */
function sweepKinds(tree: Tree, marks: Marks): Note[] {
  const notes: Note[] = [];
  for (const { kind, files, isUsed } of kindsOf(tree, marks))
    for (const file of tree.keys()) {
      const name = files.exec(file)?.[1];
      if (name === undefined || isUsed(name, file)) continue;
      tree.delete(file);
      notes.push({ kind, name: file });
    }
  return notes;
}

function kindsOf(tree: Tree, marks: Marks): Kind[] {
  const says = (begin: string) => [...marks.said].some((word) => word.startsWith(begin));
  // By its room, or from a stylesheet beside it.
  const isFontNamed = (file: string) =>
    [...marks.said].some((word) => word.replace(/(?<=\w)[?#].*$/, "").endsWith(`/fonts/${file}`));
  const guides = [...tree]
    .filter(([file]) => file.startsWith("docs/guides/"))
    .map(([, text]) => text ?? "");
  const isOffered = (file: string) => guides.some((text) => text.includes(file));
  const makes = (file: string) =>
    (tree.get(file)?.match(/[\w*-]+\.svg/g) ?? []).some((name) => {
      const drawing = new RegExp(
        `^public/drawings/${name.replace(".", "\\.").replace("*", ".*")}$`,
      );
      return [...tree.keys()].some((each) => drawing.test(each));
    });
  const isImported = (name: string, folder: string) =>
    [...tree].some(
      ([file, text]) => file.startsWith(folder) && text?.includes(`from ${name} import`),
    );
  const filmOf = (name: string) => `public/media/video/${name.replaceAll("_", "-")}.mp4`;
  const cards = membersOf(tree, "socialCards");
  return [
    { kind: "card", files: /^public\/social\/([^/]+)\.jpg$/, isUsed: (name) => cards.has(name) },
    {
      kind: "picture",
      files: /^public\/demos\/([^/]+?)(?:-400)?\.avif$/,
      isUsed: (name) =>
        tree.has(`app/demos/${name}/entry.ts`) && marks.isMade(`/demos/${name}.avif`),
    },
    {
      kind: "drawing",
      files: /^public\/drawings\/([^/]+\.svg)$/,
      isUsed: (name) =>
        says(`/drawings/${name}`) ||
        isOffered(name) ||
        isOffered(name.replace(/-.*\.svg$/, "-*.svg")),
    },
    {
      kind: "media",
      files: /^public\/media\/((?:audio|video)\/[^/.]+)\./,
      isUsed: (name) => says(`/media/${name}`),
    },
    {
      kind: "font",
      files: /^app\/fonts\/([^/]+\.woff2)$/,
      // The second file of a font is used with its first.
      isUsed: (name) => isFontNamed(name) || isFontNamed(name.replace(/-ext(?=\.woff2$)/, "")),
    },
    {
      kind: "drawing",
      files: /^art\/drawn\/([^/]+)\.(?:py|mjs)$/,
      isUsed: (name, file) => makes(file) || isImported(name, "art/drawn/"),
    },
    {
      kind: "media",
      files: /^art\/video\/([^/]+)\.py$/,
      isUsed: (name) => name === "film" || tree.has(filmOf(name)) || isImported(name, "art/video/"),
    },
    {
      kind: "media",
      files: /^art\/sound\/([^/]+)\.py$/,
      isUsed: (name) => tree.has(`public/media/audio/${name.replaceAll("_", "-")}.ogg`),
    },
    {
      kind: "scene",
      files: /^art\/scenes\/((?!example\/)[^.]+\.py)$/,
      isUsed: (name) =>
        [PICTURES, ...videos(tree)].some((file) => tree.get(file)?.includes(`"${name}"`)),
    },
  ];
}

function videos(tree: Tree): string[] {
  return [...tree.keys()].filter((file) => file.startsWith("art/video/"));
}

/** Pictures by their names in the manifest, with their files and the lines that say how each is made. */
function sweepPictures(tree: Tree, marks: Marks): Note[] {
  const manifest = JSON.parse(tree.get(MANIFEST) ?? "{}") as Record<
    string,
    { photograph?: unknown }
  >;
  const shown = picturesShown(marks);
  // Photographs of the owner's wait for the page that will show them.
  const gone = new Set(
    Object.keys(manifest).filter((name) => !shown.has(name) && !manifest[name]?.photograph),
  );
  if (gone.size === 0) return [];
  for (const name of gone) delete manifest[name];
  tree.set(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
  const recipes = (tree.get(PICTURES) ?? "").split("\n");
  const left = recipes.filter((line) => !gone.has(/^ *\{"name": "([^"]+)"/.exec(line)?.[1] ?? ""));
  tree.set(PICTURES, left.join("\n").replace(/,\n\]/, "\n]"));
  for (const file of tree.keys())
    if (gone.has(/^public\/media\/(.+)-\d+\.avif$/.exec(file)?.[1] ?? "")) tree.delete(file);
  return [...gone].map((name) => ({ kind: "picture", name }));
}

/** Pictures by their names, also those that a stylesheet or a text names by the address of a file. */
function picturesShown({ said }: Marks): ReadonlySet<string> {
  const addressed = [...said].flatMap((word) => /\/media\/([^/]+)-\d+\.avif/.exec(word)?.[1] ?? []);
  return new Set([...said, ...addressed]);
}

/** Cuts of fonts whose files are gone; without any, the program that makes them. */
function sweepCuts(tree: Tree): Note[] {
  const text = tree.get(CUTS);
  if (text === undefined || text === null) return [];
  const left = text.replaceAll(
    /^(?: {4}#.*\n)* {4}"([\w-]+)": \((?:.*\),|\n(?: {8}.*\n)* {4}\),)\n/gm,
    (cut, name) => (tree.has(`app/fonts/${name}.woff2`) ? cut : ""),
  );
  if (/^ {4}"[\w-]+": \(/m.test(left)) tree.set(CUTS, left);
  else for (const file of [CUTS, "app/fonts/README.md"]) tree.delete(file);
  return [];
}

/** The icons that the sprite holds are those of the list. */
function sweepSprite(tree: Tree): void {
  const names = membersOf(tree, "iconNames");
  const sprite = tree.get(SPRITE);
  if (sprite === undefined || sprite === null) return;
  tree.set(
    SPRITE,
    sprite.replaceAll(/^ *<symbol id="([^"]+)".*\n/gm, (line, name: string) =>
      names.has(name) ? line : "",
    ),
  );
}

/** The names in a catalogue, as it is now. */
function membersOf(tree: Tree, list: string): Set<string> {
  const file = `${catalogues.find((each) => each.list === list)?.module}.ts`;
  const source = tree.get(file);
  if (source === undefined || source === null) return new Set();
  const declaration = moduleOf(file, source).declarations.find(({ names }) => names.includes(list));
  return new Set(declaration?.items.map(({ key }) => key));
}

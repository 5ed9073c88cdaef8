import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { mustGit } from "../git.mjs";
import { tidied } from "./tidy.ts";
import { readTree, uncommitted } from "./tree.ts";

/** A folder with these files, as it lies on a disk. */
function folderOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "vitrine-tree-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

/** A page that shows one picture of two. */
const site = {
  "package.json": `{\n  "imports": { "#content/*": "./content/*" },\n  "scripts": {},\n  "dependencies": {},\n  "devDependencies": {}\n}\n`,
  "app/routes.ts": `import { picture } from "#content/media.ts";\nexport default [picture("cup")];\n`,
  "content/media.ts": `import manifest from "./media-manifest.json" with { type: "json" };\nexport const picture = (name: keyof typeof manifest) => manifest[name];\n`,
  "content/media-manifest.json": `${JSON.stringify({ cup: { alt: "" }, loaf: { alt: "" } }, null, 2)}\n`,
  "art/pictures.json": `[\n  {"name": "cup", "scene": "cup.py"},\n  {"name": "loaf", "scene": "loaf.py"}\n]\n`,
  "art/scenes/cup.py": "",
  "art/scenes/loaf.py": "",
  "public/media/cup-480.avif": "",
  "public/media/loaf-480.avif": "",
  "docs/guides/cups.md": "<!-- about: app/features/cups -->\n",
};

it("reads the same from a checkout whose files begin and lines end as on Windows", () => {
  const files = Object.entries(site).map(([file, text]) => [
    file,
    `\uFEFF${text.replaceAll("\n", "\r\n")}`,
  ]);
  const windows = readTree(folderOf(Object.fromEntries(files) as Record<string, string>));
  const tree = readTree(folderOf(site));
  expect(windows).toEqual(tree);
  const gone = [...tree.keys()].filter((file) => !tidied(windows).tree.has(file));
  expect(gone).toEqual(["art/scenes/loaf.py", "docs/guides/cups.md", "public/media/loaf-480.avif"]);
});

it("without git reads what belongs to the project, and nothing that is made, secret or a file manager's", () => {
  const own = [
    ".dockerignore",
    ".gitattributes",
    ".github/workflows/test.yml",
    ".gitignore",
    "app/root.tsx",
    "package.json",
  ];
  const others = [
    ".DS_Store",
    ".cache/a.json",
    ".env",
    ".velite/index.js",
    "art/.masters/cup.json",
    "build/server.ts",
    "export/index.html",
    "node_modules/a/index.ts",
    "public/.DS_Store",
    "tests/full/node_modules/a/index.ts",
  ];
  const root = folderOf(Object.fromEntries([...own, ...others].map((file) => [file, ""])));
  expect([...readTree(root).keys()]).toEqual(own);
});

it("reads what git knows and new files, but no other repository that lies in a folder of this one", () => {
  const root = folderOf({ "a.ts": "", ".gitignore": "b.ts\n", "b.ts": "", "other/c.ts": "" });
  for (const folder of [root, join(root, "other")]) mustGit(folder, "init", "--quiet");
  expect([...readTree(root).keys()]).toEqual([".gitignore", "a.ts"]);
});

it("knows which files no commit has as they are, in a repository with commits, without any and without git", () => {
  const root = folderOf({ "a.ts": "", "b.ts": "", "c d.ts": "" });
  const files = ["a.ts", "b.ts", "c d.ts"];
  expect(uncommitted(root, files)).toEqual(files);
  mustGit(root, "init", "--quiet");
  expect(uncommitted(root, files)).toEqual(files);
  mustGit(root, "add", "a.ts", "b.ts");
  const author = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"];
  mustGit(root, ...author, "commit", "--quiet", "-m", "Two files");
  expect(uncommitted(root, files)).toEqual(["c d.ts"]);
  writeFileSync(join(root, "a.ts"), "changed");
  mustGit(root, "add", "a.ts");
  writeFileSync(join(root, "b.ts"), "changed");
  expect(uncommitted(root, files)).toEqual(files);
});

it("says what git says where it does not answer, and does without where it is not installed", () => {
  const root = folderOf({ "a.ts": "" });
  mkdirSync(join(root, ".git"));
  expect(() => readTree(root)).toThrow(/^git: fatal: not a git repository/);
  vi.stubEnv("PATH", root);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect([...readTree(root).keys()]).toEqual(["a.ts"]);
});

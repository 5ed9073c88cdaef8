import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { commandsOf, foldersIn } from "../../../tests/support/made-tree.ts";
import { isWholeTemplate } from "../../../tests/support/whole-template.ts";
import { invented, path } from "../tidy/docs.ts";
import { named, without } from "../tidy/removable.ts";
import { tidied } from "../tidy/tidy.ts";
import { readTree, type Tree } from "../tidy/tree.ts";
import { checkedChoices, type Choices } from "./choices.ts";
import { made, type Made } from "./make.ts";
import { homeCalled } from "./offered.ts";
import { textOf } from "./syntax.ts";

const template = readTree(resolve(import.meta.dirname, "../../.."));
const choices = {
  name: "Korn & Salz",
  home: "finance",
  pages: ["faq-s"],
  blog: "grid",
  post: "essay",
  extras: [],
  header: "white-header",
  colour: "#205090",
  place: ["3 Mill Lane", "Galway"],
  zone: "Europe/Dublin",
};

const wordsIn = (text: string) => text.match(/[A-Za-z_$][\w$-]*/g) ?? [];

describe.runIf(isWholeTemplate)("a site that was made", () => {
  let site: Made;
  beforeAll(() => {
    site = made(template, checkedChoices(choices));
  });
  const text = (file: string) => textOf(site.tree, file);

  it("has the chosen pages, and those that they lead to", () => {
    expect(foldersIn(site.tree, "app/demos")).toEqual(["finance"]);
    expect(foldersIn(site.tree, "app/information")).toEqual(
      expect.arrayContaining(["faq-s", "privacy-policy"]),
    );
  });

  it("has plain addresses, one list of posts, and one look of them", () => {
    const addresses = text("content/addresses.ts");
    expect(addresses).toContain('export const BLOG_GRID = "/blog";\n');
    expect(addresses).toContain('export const QUESTIONS = "/questions";\n');
    expect(addresses).toContain('export const POST: string = "/blog/:slug";\n');
    expect(addresses).not.toMatch(/BLOG_(?!GRID)|POST_LAYOUTS|"\/(?:page|blogs|portfolio)\//);
    expect(text("app/features/blog/pages/post-look.ts")).toContain("pages/post-layout-03.tsx");
    const looks = [...site.tree.keys()].filter((file) =>
      /^app\/features\/blog\/pages\/(?:types\/|post-layout)/.test(file),
    );
    expect(looks).toEqual(["app/features/blog/pages/post-layout-03.tsx"]);
  });

  it("has no part of a back office, where there is none", () => {
    const parts = [...site.tree].filter(
      ([file, source]) =>
        file.startsWith("server/") &&
        (file.includes("office") || /\boffice\??[:(]/.test(source ?? "")),
    );
    expect(parts.map(([file]) => file)).toEqual([]);
    const tests = [...site.tree].filter(
      ([file, source]) => file.endsWith(".spec.ts") && source?.includes("support/admin.ts"),
    );
    expect(tests.map(([file]) => file)).toEqual([]);
  });

  it("lists posts the newest first, without comments where there are none", () => {
    const list = text("app/features/blog/pages/blog-grid.tsx");
    expect(list).toContain("postList(url, { perPage");
    expect(list).toContain("trail={blogTrail.slice(0, 1)} crumb={words.blog}");
    const ofComments = [...site.tree].filter(
      ([file, source]) =>
        file.startsWith("content/comments/") ||
        (file.startsWith("content/posts/") && source?.includes("\ncomments:")),
    );
    expect(ofComments.map(([file]) => file)).toEqual([]);
  });

  it("has a list of its pages as its menu", () => {
    expect(text("content/navigation.ts").replaceAll(/\s+/g, " ")).toContain(
      '[ { label: "Home", href: "/" }, { label: "Questions", href: QUESTIONS }, { label: "Blog", href: BLOG }, ];',
    );
    expect(text("content/menu.ts").match(/group: "\w+"/g)).toEqual([
      'group: "information"',
      'group: "blogs"',
    ]);
  });

  it("keeps a feature that a chosen page is made of, and says so", () => {
    expect(site.needed).toEqual([
      expect.objectContaining({ feature: "features/messages", page: "demos/finance" }),
    ]);
    expect(foldersIn(site.tree, "app/features")).toEqual(["blog", "forms", "messages"]);
  });

  it("states header, footer and skin once", () => {
    const { footer } = homeCalled("finance");
    expect(text("content/site.ts")).toContain(`{ header: "white-header", footer: "${footer}" }`);
    expect(text("app/demos/finance/entry.ts")).not.toMatch(/header|footer|skin/);
    expect(text("app/skins/own.ts")).toContain('"#205090"');
    const files = (folder: string) =>
      [...site.tree.keys()].filter((file) => new RegExp(`^${folder}/[\\w-]+\\.tsx$`).test(file));
    expect(files("app/frame/headers")).toContain("app/frame/headers/white-header.tsx");
    expect(files("app/frame/footers")).toEqual([`app/frame/footers/${footer}.tsx`]);
  });

  it("is its owner's: facts, front page, business, name for programs", () => {
    expect(text("content/site.ts")).toContain('address: ["Korn & Salz","3 Mill Lane","Galway"]');
    expect(text("content/site.ts")).toContain('timeZone: "Europe/Dublin"');
    expect(text("app/demos/finance/entry.ts")).toContain('path: "/"');
    expect(text("app/demos/finance/business.tsx")).toContain("email: site.email");
    expect(JSON.parse(text("package.json"))).toMatchObject({ name: "korn-salz" });
  });

  it("names no business of the template", () => {
    for (const [file, source] of site.tree)
      if (/^(?:app|content|forms|server)\//.test(file))
        expect(source ?? "", file).not.toMatch(/Ninefold|Third Rail|Sable & Thyme/);
  });

  it("says what is missing and what is a sample", () => {
    const list = text("content/to-do.md");
    expect(list).toContain("- [ ] `email`: it says “you@example.com”");
    expect(list).not.toContain("`address`");
    expect(list).toContain("`app/demos/finance/content.server.ts`");
  });

  it("repeats itself from what it was made of", () => {
    const kept = JSON.parse(text("vitrine.json")) as { choices: Choices };
    expect(checkedChoices(kept.choices)).toEqual(checkedChoices(choices));
  });

  it("has nothing that serves the template alone", () => {
    const left = [...site.tree.keys()].filter((file) =>
      /^(?:app\/showcase|docs\/decisions|scripts\/lib\/make-yours|tests\/load)\//.test(file),
    );
    expect(left).toEqual([]);
    const commands = commandsOf(site.tree);
    expect(commands).not.toHaveProperty("make-yours");
    expect(commands).not.toHaveProperty("annual-report");
    expect(commands).toHaveProperty("backup");
  });

  it("names in its documents what is there, and says of the rest that it is in the template", () => {
    const documents = [...site.tree].filter(([file]) => file.endsWith(".md"));
    const paths = documents.flatMap(([file, words]) =>
      [...(words ?? "").matchAll(path)].map(([, name = ""]) => ({ file, name })),
    );
    expect(paths.length).toBeGreaterThan(50);
    const isThere = (name: string) =>
      [...site.tree.keys()].some((file) => `${file}/`.startsWith(`${name.replace(/\/$/, "")}/`));
    expect(paths.filter(({ name }) => !isThere(name) && !invented.test(name))).toEqual([]);
  });

  it("has a map that says where things are, of all that is there and of nothing else", () => {
    const rows = (tree: Tree) => textOf(tree, "ARCHITECTURE.md").match(/^\|.*/gm) ?? [];
    const pathsIn = (row: string) => [...row.matchAll(path)].map(([, name = ""]) => name);
    const isThere = (name: string) =>
      [...site.tree.keys()].some((file) => `${file}/`.startsWith(`${name.replace(/\/$/, "")}/`));
    const owed = rows(template)
      .map(pathsIn)
      .filter((paths) => paths.length > 0 && paths.every(isThere))
      .map((paths) => paths.join());
    expect(owed.length).toBeGreaterThan(8);
    expect(owed.join("\n")).toContain("content/posts");
    expect(rows(site.tree).map((row) => pathsIn(row).join())).toEqual(expect.arrayContaining(owed));
    expect(rows(site.tree).join("\n")).not.toMatch(/template:|\| (?:accounts|comments) /);
  });

  it("says in its README how it is checked, opened and kept, and where its guides are", () => {
    const readme = text("README.md");
    for (const command of ["check-mine -- --strict", "go-live", "backup"])
      expect(readme).toContain(`npm run ${command}`);
    const guides = [...site.tree.keys()].filter((file) => /^docs\/guides\/.*\.md$/.test(file));
    expect(guides.length).toBeGreaterThan(8);
    expect(guides.filter((file) => !readme.includes(`](${file})`))).toEqual([]);
  });

  it("tells in no document of a feature that it has not, and leaves no words of a link to nothing", () => {
    const documents = [...site.tree].filter(([file]) => /^(?:README|docs\/.*)\.md$/.test(file));
    for (const [file, words] of documents) {
      expect(words, file).not.toMatch(/confirms an account|orders in ten minutes/);
      expect(words, file).not.toMatch(/\((?:why|guide|how|more)\)/);
    }
  });

  it("has updates proposed for folders that it has", () => {
    const folders = [...text(".github/dependabot.yml").matchAll(/directory: \/(.*)/g)];
    expect(folders.length).toBeGreaterThan(2);
    for (const [, folder = ""] of folders)
      expect(site.tree.has(folder ? `${folder}/package.json` : "package.json"), folder).toBe(true);
  });

  it("shows in its guides code that it has: no component, frame or setting of the template alone", () => {
    const isMade = (word: string) => /[a-z][A-Z]|^footer-style-|-header$|^[A-Z]+_/.test(word);
    const wordsOf = (tree: Tree, files: RegExp) =>
      new Set([...tree].flatMap(([file, words]) => (files.test(file) ? wordsIn(words ?? "") : [])));
    const sources = /^(?:app|content|registry|server|shared)\/.*\.tsx?$/;
    const [ofTemplate, ofSite] = [template, site.tree].map((tree) => wordsOf(tree, sources));
    const documents = [...site.tree].filter(([file]) =>
      /^(?:README|docs\/guides\/.*)\.md$/.test(file),
    );
    const shown = documents.flatMap(([file, words]) =>
      [...(words ?? "").matchAll(/^ *```tsx?\n[^]*?```|`[^`\n]+`/gm)]
        .flatMap(([code]) => wordsIn(code))
        .filter(isMade)
        .map((word) => ({ file, word })),
    );
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.filter(({ word }) => ofTemplate!.has(word) && !ofSite!.has(word))).toEqual([]);
  });

  it("has nothing to take out, and takes a page out with all that leads to it", () => {
    expect(tidied(site.tree)).toMatchObject({ notes: [], blocked: [] });
    const { tree, blocked } = tidied(without(site.tree, named("faq-s", site.tree)));
    expect(blocked).toEqual([]);
    expect(foldersIn(tree, "app/information")).not.toContain("faq-s");
    for (const file of ["content/navigation.ts", "content/addresses.ts"])
      expect(textOf(tree, file)).not.toContain("QUESTIONS");
  });
});

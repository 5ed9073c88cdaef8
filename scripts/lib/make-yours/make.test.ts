import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
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

  it("has nothing to take out, and takes a page out with all that leads to it", () => {
    expect(tidied(site.tree)).toMatchObject({ notes: [], blocked: [] });
    const { tree, blocked } = tidied(without(site.tree, named("faq-s", site.tree)));
    expect(blocked).toEqual([]);
    expect(foldersIn(tree, "app/information")).not.toContain("faq-s");
    for (const file of ["content/navigation.ts", "content/addresses.ts"])
      expect(textOf(tree, file)).not.toContain("QUESTIONS");
  });
});

describe.runIf(isWholeTemplate)("what is chosen", () => {
  it("begins with a front page from sections, which is nobody's business yet", () => {
    const { tree } = made(template, checkedChoices({ name: "Korn", home: "from-sections" }));
    expect(foldersIn(tree, "app/demos")).toEqual(["from-sections"]);
    const entry = textOf(tree, "app/demos/from-sections/entry.ts");
    expect(entry).toMatch(/path: "\/",\s+label: "Home",\s+title: "Welcome"/);
    expect(entry).not.toContain("reason");
    expect(textOf(tree, "content/to-do.md")).toContain("`content/front-page.ts`");
    expect(textOf(tree, "content/addresses.ts")).not.toMatch(/FROM_SECTIONS|"\/page\//);
  });

  it("names the report of a corporate home, and what prints it", () => {
    const { tree } = made(template, checkedChoices({ name: "Korn", home: "corporate" }));
    const list = textOf(tree, "content/to-do.md");
    expect(list).toMatch(/`npm run annual-report`.*annual-report\/annual-report\.pdf`/);
    expect(list).toMatch(/Words of the front page: .*annual-report\/sheets\.server\.ts`/);
    expect(commandsOf(tree)).toHaveProperty("annual-report");
    expect(tree.has("scripts/annual-report.ts")).toBe(true);
  });

  it("promises no kinds of things to search that it does not have", () => {
    const { tree } = made(
      template,
      checkedChoices({ name: "Korn", home: "from-sections", extras: ["search"] }),
    );
    for (const file of ["words.ts", "pages/entries.ts"])
      expect(textOf(tree, `app/features/search/${file}`)).not.toMatch(
        /Search[^"]*\b(?:posts?|projects|products)\b/,
      );
  });

  it("hands in no form for letters that nobody sends", () => {
    const { tree } = made(template, checkedChoices({ name: "Korn", home: "personal-portfolio" }));
    expect(textOf(tree, "app/slots/subscribe.ts")).toMatch(/subscribeForms: \S+ = \[\];/);
    for (const [file, source] of tree)
      if (/^app\/frame\/.*(?<!\.test)\.tsx$/.test(file) && source?.includes("of={subscribeForms}"))
        expect(source, file).toContain("subscribeForms.length > 0");
  });

  it("leaves comments out where there is nothing to comment on", () => {
    const { tree } = made(
      template,
      checkedChoices({ name: "Korn", home: "from-sections", pages: [], extras: ["comments"] }),
    );
    expect(foldersIn(tree, "app/features")).not.toContain("comments");
  });

  it("gives a page on which one writes to the owner its form", () => {
    const { tree, needed } = made(
      template,
      checkedChoices({
        name: "Korn",
        home: "from-sections",
        pages: ["contact-simple"],
        extras: ["newsletter"],
      }),
    );
    expect(needed).toEqual([
      { feature: "features/messages", page: "information/contact-simple", why: "is a form" },
    ]);
    expect(textOf(tree, "app/information/contact-simple/page.tsx")).toContain("<ContactForm");
  });

  it("gives a page that names posts its posts", () => {
    const { tree, needed } = made(
      template,
      checkedChoices({ name: "Korn", home: "from-sections", pages: ["who-we-are"] }),
    );
    expect(needed).toEqual([
      { feature: "features/blog", page: "information/who-we-are", why: "names posts" },
    ]);
    expect(tree.has("velite.config.ts")).toBe(true);
  });

  it("gives a front page that is made of posts its posts, and a list of them", () => {
    const { tree, needed } = made(template, checkedChoices({ name: "Korn", home: "classic-blog" }));
    expect(needed).toEqual([
      expect.objectContaining({ feature: "features/blog", page: "demos/classic-blog" }),
    ]);
    expect([...tree.keys()].some((file) => file.startsWith("content/posts/"))).toBe(true);
    expect(textOf(tree, "content/addresses.ts")).toContain('"/blog"');
    expect(tree.has("velite.config.ts")).toBe(true);
  });

  it.each([
    ["classic-masonry", 'PORTFOLIO_GRID = "classic-masonry"'],
    ["slider", 'PORTFOLIO = "/work"'],
  ])("shows projects as %s at the plain address", (portfolio, said) => {
    const { tree } = made(
      template,
      checkedChoices({ name: "Korn", home: "from-sections", portfolio }),
    );
    const addresses = textOf(tree, "content/addresses.ts");
    expect(addresses).toContain(said);
    expect(addresses).toContain('export const PORTFOLIO = "/work";');
    expect(addresses).not.toMatch(/PORTFOLIO_(?:SLIDER|SCATTERED|GALLERY)/);
    expect(textOf(tree, "app/features/portfolio/pages/entries.ts")).not.toContain("ownPages");
  });

  it("tells every project as it was chosen, and leaves the other ways", () => {
    const { tree } = made(
      template,
      checkedChoices({ name: "Korn", home: "from-sections", portfolio: "slider", case: "facts" }),
    );
    const cases = [...tree.keys()].filter((file) => /\/cases\/[\w-]+-case\b/.test(file));
    expect(cases).toEqual(["app/features/portfolio/cases/facts-case.tsx"]);
    for (const [file, text] of tree)
      if (file.startsWith("content/projects/")) expect(text, file).toContain('layout: "facts"');
  });
});

it("leaves the template as it is", () => {
  expect(textOf(template, "content/site.ts")).toContain('name: "Vitrine"');
});

function commandsOf(tree: Tree): Record<string, string> {
  return (JSON.parse(textOf(tree, "package.json")) as { scripts: Record<string, string> }).scripts;
}

function foldersIn(tree: Tree, room: string): string[] {
  const names = [...tree.keys()]
    .filter((file) => file.startsWith(`${room}/`) && file.split("/").length > 3)
    .map((file) => file.split("/")[2]!);
  return [...new Set(names)];
}

import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { commandsOf, foldersIn } from "../../../tests/support/made-tree.ts";
import { isWholeTemplate } from "../../../tests/support/whole-template.ts";
import { readTree } from "../tidy/tree.ts";
import { checkedChoices } from "./choices.ts";
import { made } from "./make.ts";
import { textOf } from "./syntax.ts";

const template = readTree(resolve(import.meta.dirname, "../../.."));

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

  it("names what search engines are told of the sample, and writes down how it was reached", () => {
    const { tree } = made(
      template,
      checkedChoices({ name: "Bay Tree", home: "dentist", pages: [], place: ["Louth"] }),
    );
    expect(textOf(tree, "content/to-do.md")).toMatch(
      /search engines are told .*\(`since`, `hours`\): `app\/demos\/dentist\/content\.server\.ts`/,
    );
    const facts = textOf(tree, "scripts/lib/check-mine/sample-facts.ts");
    for (const fact of ["+353 20 914 0188", "+353209140188", "21 Lantern Hill"])
      expect(facts).toContain(JSON.stringify(fact));
    expect(facts).not.toContain('"Cork"');
    expect(textOf(tree, "app/frame/for-machines.server.ts")).toContain("standIns");
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
    expect(textOf(tree, "content/project-pages.ts")).not.toContain('slug: "');
    const heads = textOf(tree, "content/portfolio-heads.ts").match(/(?<=^ {2}")[\w-]+(?=":)/gm);
    expect(heads ?? []).toEqual(portfolio === "slider" ? [] : [portfolio]);
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

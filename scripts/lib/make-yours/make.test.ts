import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { addressesOf } from "../tidy/addresses.ts";
import { readTree, type Tree } from "../tidy/tree.ts";
import { checkedChoices, type Choices } from "./choices.ts";
import { made, type Made } from "./make.ts";
import { homeCalled } from "./offered.ts";
import { textOf } from "./syntax.ts";

const template = readTree(path.resolve(import.meta.dirname, "../../.."));
const choices = checkedChoices({
  name: "Korn & Salz",
  home: "finance",
  pages: ["faq-s"],
  blog: "grid",
  extras: [],
  header: "white-header",
  colour: "#205090",
  place: ["3 Mill Lane", "Galway"],
  zone: "Europe/Dublin",
});

describe("a site that was made", () => {
  let site: Made;
  beforeAll(() => {
    site = made(template, choices);
  });
  const text = (file: string) => textOf(site.tree, file);

  it("has the chosen pages, and those that they lead to", () => {
    expect(foldersIn(site.tree, "app/demos")).toEqual(["finance"]);
    expect(foldersIn(site.tree, "app/information")).toEqual(
      expect.arrayContaining(["faq-s", "privacy-policy"]),
    );
    const { there } = addressesOf(site.tree);
    expect([...there]).toEqual(expect.arrayContaining(["/", "/page/faq-s", "/blogs/blog-grid"]));
    expect(there).not.toContain("/blogs/blog-standard");
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
    expect(checkedChoices(kept.choices)).toEqual(choices);
  });

  it("has nothing that serves the template alone", () => {
    const left = [...site.tree.keys()].filter((file) =>
      /^(?:app\/showcase|docs\/decisions|scripts\/lib\/(?:tidy|make-yours)|tests\/load)\//.test(
        file,
      ),
    );
    expect(left).toEqual([]);
    const { scripts } = JSON.parse(text("package.json")) as { scripts: Record<string, string> };
    expect(scripts).not.toHaveProperty("tidy");
    expect(scripts).toHaveProperty("backup");
  });
});

it("leaves the template as it is", () => {
  expect(textOf(template, "content/site.ts")).toContain('name: "Vitrine"');
});

function foldersIn(tree: Tree, room: string): string[] {
  const names = [...tree.keys()]
    .filter((file) => file.startsWith(`${room}/`) && file.split("/").length > 3)
    .map((file) => file.split("/")[2]!);
  return [...new Set(names)];
}

import { expect, it } from "vitest";
import { addressesOf, neededPages } from "./addresses.ts";
import { removeLinks, removePlaces } from "./links.ts";
import type { Tree } from "./tree.ts";

/** A site whose specification has four pages, of which one is there, and these files. */
function siteWith(files: Record<string, string>): Tree {
  return new Map(
    Object.entries({
      "package.json": '{"imports": {"#content/*": "./content/*"}}',
      "docs/specification/routes.json":
        '{"information": ["/", "/page/counter-simple", "/page/counter-classic", "/page/team", "/page/terms", "/blogs/author/{author}"]}',
      "app/information/counter-simple/entry.ts":
        'export const page = { path: "/page/counter-simple" };\n',
      "content/addresses.ts":
        'export const TEAM = "/page/team";\nexport const TERMS = "/page/terms";\n',
      ...files,
    }),
  );
}

/** What becomes of one source. */
function linksOf(file: string, source: string): string {
  const tree = siteWith({ [file]: source });
  removeLinks(tree);
  return tree.get(file)!.replaceAll(/\s+/g, " ").trim();
}

it("takes a link out of a list, with a constant too", () => {
  expect(
    linksOf(
      "content/menu.ts",
      'const all = [{ label: "Team", href: "/page/team" }, { label: "Us", href: "/" }];',
    ),
  ).toBe('const all = [ { label: "Us", href: "/" }];');
  expect(
    linksOf(
      "content/menu.ts",
      'import { TEAM } from "#content/addresses.ts"; const all = [us, { label: "Team", href: TEAM }];',
    ),
  ).toContain("const all = [us, ];");
});

it("keeps a list's only link, which leads to the front page then", () => {
  expect(
    linksOf("content/trail.ts", 'const trail = [{ label: "Team", href: "/page/team" }];'),
  ).toBe('const trail = [{ label: "Team", href: "/" }];');
});

it("takes out a group with its last link", () => {
  const groups =
    'const groups = [{ title: "We", links: [{ label: "Team", href: "/page/team" }] }, us];';
  expect(linksOf("content/groups.ts", groups)).toBe("const groups = [ us];");
});

it("takes an element out of a page", () => {
  const page = 'const Page = () => <p>Ask <Link href="/page/team#ada">Ada</Link></p>;';
  expect(linksOf("app/demos/bakery/page.tsx", page)).toBe("const Page = () => <p>Ask </p>;");
});

it("takes what only the link showed from what a component is handed", () => {
  const band =
    'const Band = ({ count, label, title }: Props) => <p title={title}>Ask <Link href="/page/team">{label} ({count})</Link></p>;';
  expect(linksOf("app/demos/bakery/band.tsx", band)).toBe(
    "const Band = ({ title }: Props) => <p title={title}>Ask </p>;",
  );
});

it("leads what is more than a link to the page of the same sort, else to the front page", () => {
  const card = (path: string) => `const card = { picture: bread, href: "${path}" };`;
  expect(linksOf("content/cards.ts", card("/page/counter-classic"))).toBe(
    card("/page/counter-simple"),
  );
  expect(linksOf("content/cards.ts", card("/page/team"))).toBe(card("/"));
});

it("leads a template with a constant to the front page", () => {
  const source =
    'import { TEAM } from "#content/addresses.ts"; const ada = { a, href: `${TEAM}?who=${ada}` };';
  expect(linksOf("content/cards.ts", source)).toContain('const ada = { a, href: "/" };');
});

it("leaves out the place on a page that is gone", () => {
  const source =
    'import { TEAM } from "#content/addresses.ts"; const ada = { a, href: `${TEAM}#ada` };';
  expect(linksOf("content/cards.ts", source)).toContain('const ada = { a, href: "/" };');
  const folder = source.replace("#ada", "/");
  expect(linksOf("content/cards.ts", folder)).toContain('const ada = { a, href: "/" };');
});

it("leaves out an address that may be missing, and a card that is a link with a picture", () => {
  const source =
    'import { ifThere, TEAM } from "#content/addresses.ts"; const ada = { label, href: ifThere(`${TEAM}?who=${who}`) };';
  expect(linksOf("content/cards.ts", source)).toContain("const ada = { label, href: null };");
  const cards =
    'const all = [{ title: "A", text: "B", picture: picture("team"), href: "/page/team" }, us];';
  expect(linksOf("content/cards.ts", cards)).toBe("const all = [ us];");
});

it("leads to what a page has instead of an address that may be missing", () => {
  const source =
    'import { ifThere, TEAM } from "#content/addresses.ts"; const plan = { title, buttonLink: ifThere(TEAM) ?? "#call" };';
  expect(linksOf("content/plans.ts", source)).toContain(
    'const plan = { title, buttonLink: "#call" };',
  );
});

it("leads to the owner's mail where there is no form", () => {
  const written = (path: string) => {
    const tree = siteWith({
      "docs/specification/routes.json": '{"information": ["/", "/page/contact-simple"]}',
      "content/addresses.ts": 'export const CONTACT = "/page/contact-simple";\n',
      "app/terms.ts": `import { CONTACT } from "#content/addresses.ts";\nexport const ask = { label, light, href: ${path} };\n`,
    });
    removeLinks(tree);
    return tree.get("app/terms.ts");
  };
  for (const path of ["CONTACT", "`${CONTACT}?topic=${topic}`", '"/page/contact-simple"']) {
    expect(written(path)).toContain("href: `mailto:${site.email}` };");
    expect(written(path)).toContain('import { site } from "#content/site.ts";');
  }
});

it("leaves links alone that lead somewhere, or to what the specification does not have", () => {
  const source =
    'const all = [{ label: "A", href: "/page/counter-simple" }, { label: "B", href: "/page/mine" }];';
  expect(linksOf("content/menu.ts", source)).toBe(source);
});

it("names code that leads to a page that it cannot do without", () => {
  const checkout = 'import { TEAM, TERMS } from "#content/addresses.ts";\nvoid [TEAM, TERMS];\n';
  expect(neededPages(siteWith({ "app/features/shop/checkout.ts": checkout }))).toEqual([
    { importer: "app/features/shop/checkout.ts", file: "/page/terms", name: "TERMS" },
  ]);
});

it("keeps to the names of addresses, and takes for a link only what is imported from their list", () => {
  const moved = siteWith({
    "content/addresses.ts":
      'export const MAIN = "/page/counter-simple";\nexport const OTHER = "/page/counter-classic";\n',
    "content/a.ts":
      'import { OTHER } from "#content/addresses.ts";\nexport const a = [`${OTHER}?a`, b];\n',
    "content/b.ts": 'const OTHER = "mine";\nexport const b = { OTHER };\n',
    "content/c.ts":
      'import { OTHER } from "./addresses.ts";\nexport const c = { note: "Us", to: OTHER };\n',
  });
  const own = moved.get("content/b.ts");
  removeLinks(moved);
  expect(moved.get("content/a.ts")).toContain("import { MAIN, OTHER }");
  expect(moved.get("content/a.ts")).toContain("`${MAIN}?a`");
  expect(moved.get("content/b.ts")).toBe(own);
  expect(moved.get("content/c.ts")).toContain("import { MAIN, OTHER }");
});

it("leads elsewhere where a function made the address, once no page of its folder is left", () => {
  const files = {
    "docs/specification/routes.json":
      '{"portfolio": ["/portfolio/grid"], "information": ["/", "/page/team"]}',
    "app/features/portfolio/entries.ts": 'export const grid = { path: "/portfolio/grid" };\n',
    "content/project-pages.ts":
      "export function projectPath(slug: string) {\n  return own.get(slug) ?? `/portfolio/projects/${slug}`;\n}\n",
    "content/projects.ts":
      'import { projectPath } from "./project-pages.ts";\nexport const path = projectPath(slug);\n',
    "app/team.tsx":
      'import { teamPath } from "#content/addresses.ts";\nconst all = <ul><li>{us}</li><a href={teamPath(us)}>We</a></ul>;\n',
    "content/addresses.ts":
      'export const TEAM = "/page/team";\nexport function teamPath(slug: string) { return `${TEAM}/${slug}`; }\n',
  };
  const there = siteWith(files);
  removeLinks(there);
  expect(there.get("content/projects.ts")).toContain("path = projectPath(slug)");
  expect(there.get("app/team.tsx")).toContain("<ul><li>{us}</li></ul>");
  const gone = siteWith(files);
  gone.delete("app/features/portfolio/entries.ts");
  removeLinks(gone);
  expect(gone.get("content/projects.ts")).toContain('path = "/"');
});

it("leads elsewhere from an address of which the specification names no more than the pattern", () => {
  const files = {
    "docs/specification/routes.json":
      '{"information": ["/"], "parametric": ["/types/{type}/{id}"]}',
    "content/post-pages.ts":
      'const PRESENTATIONS = "/types";\nexport function postPath(type: string, id: string) {\n  return `${PRESENTATIONS}/${type}/${id}`;\n}\n',
    "app/features/blog/entries.ts":
      'import { postPath } from "#content/post-pages.ts";\nexport const post = { path: postPath(":type", ":id") };\n',
    "content/posts.ts":
      'import { postPath } from "./post-pages.ts";\nexport const path = postPath(type, id);\n',
  };
  const there = siteWith(files);
  removeLinks(there);
  expect(there.get("content/posts.ts")).toContain("path = postPath(type, id)");
  const gone = siteWith(files);
  gone.delete("app/features/blog/entries.ts");
  removeLinks(gone);
  expect(gone.get("content/posts.ts")).toContain('path = "/"');
});

it("takes an address outside the specification for gone when neither an entry nor the server states it", () => {
  const bar =
    'import { ACCOUNT, OTHER } from "#content/addresses.ts";\nconst all = <p><b /><a href={ACCOUNT}>Yours</a><a href={OTHER}>Else</a></p>;\n';
  const files = {
    "content/addresses.ts":
      'export const ACCOUNT = "/account";\nexport const OTHER = "/other";\nexport function otherPath(id: string) { return `${OTHER}/${id}`; }\n',
    "app/others/entries.ts":
      'import { otherPath } from "#content/addresses.ts";\nexport const path = otherPath(":id");\n',
    "app/bar.tsx": bar,
  };
  const tree = siteWith(files);
  removeLinks(tree);
  expect(tree.get("app/bar.tsx")).toBe(bar.replace("<a href={ACCOUNT}>Yours</a>", ""));
  const stated = siteWith({
    ...files,
    "app/account/entry.ts": 'export const page = { path: "/account" };\n',
  });
  removeLinks(stated);
  expect(stated.get("app/bar.tsx")).toBe(bar);
});

it("knows a constant that is a second name for another, and a function that fills in a pattern", () => {
  const files = {
    "docs/specification/routes.json":
      '{"blogs": ["/blogs/grid"], "parametric": ["/blogs/category/{category}"]}',
    "content/addresses.ts":
      'export const GRID = "/blogs/grid";\nexport const BLOG = GRID;\nexport const CATEGORY = "/blogs/category/:category";\n',
    "content/post-pages.ts":
      'import { CATEGORY } from "./addresses.ts";\nexport function categoryPath(name: string) {\n  return CATEGORY.replace(":category", name);\n}\n',
    "app/features/blog/entries.ts":
      'import { CATEGORY, GRID } from "#content/addresses.ts";\nexport const pages = [{ path: GRID }, { path: CATEGORY }];\n',
    "content/lists.ts":
      'import { BLOG } from "./addresses.ts";\nimport { categoryPath } from "./post-pages.ts";\nexport const blog = { a, href: BLOG };\nexport const path = categoryPath(name);\n',
  };
  const there = siteWith(files);
  expect([...addressesOf(there).gone]).toEqual([]);
  removeLinks(there);
  expect(there.get("content/lists.ts")).toBe(files["content/lists.ts"]);
  const gone = siteWith(files);
  gone.delete("app/features/blog/entries.ts");
  removeLinks(gone);
  expect(gone.get("content/lists.ts")).toContain('blog = { a, href: "/" }');
  expect(gone.get("content/lists.ts")).toContain('path = "/"');
});

it("knows pages that have other addresses than those of the specification", () => {
  const plain = siteWith({
    "docs/specification/routes.json": '{"shop": ["/shop/list", "/shop/single/{slug}"]}',
    "content/addresses.ts":
      'export const SHOP = "/shop";\nexport const PRODUCTS = "/shop";\nexport function productPath(slug: string) {\n  return `${PRODUCTS}/${slug}`;\n}\n',
    "app/features/shop/entries.ts":
      'import { productPath, SHOP } from "#content/addresses.ts";\nexport const pages = [{ path: SHOP }, { path: productPath(":slug") }];\n',
    "content/products.ts":
      'import { productPath, SHOP } from "./addresses.ts";\nexport const list = { a, href: SHOP };\nexport const path = productPath(slug);\n',
  });
  const own = plain.get("content/products.ts");
  removeLinks(plain);
  expect(plain.get("content/products.ts")).toBe(own);
});

it("takes out links to a place that went from a page, and no other page's", () => {
  const links =
    '[{ label: "Menu", href: "#menu" }, { label: "Letter", href: "#letter" }, { label: "Us", action: { href: "#letter" } }]';
  const page = (bands: string) =>
    `export const links = ${links};\nexport default () => ${bands};\n`;
  const files = (cafe: string): Tree =>
    new Map([
      ["app/demos/cafe/page.tsx", page(cafe)],
      ["app/demos/yoga/page.tsx", page('<form id="letter" />')],
    ]);
  const tree = files('<ul id="menu" />');
  removePlaces(files('<><ul id="menu" /><form id="letter" /></>'), tree);
  expect(tree.get("app/demos/cafe/page.tsx")!.replaceAll(/ +/g, " ")).toContain(
    '[{ label: "Menu", href: "#menu" }, { label: "Us", action: { href: "/" } }]',
  );
  expect(tree.get("app/demos/yoga/page.tsx")).toContain(links);
});

it("takes out links to a place whose name stood with its words", () => {
  const words = (letter: string) => `export const words = { menu: { id: "menu" }${letter} };\n`;
  const files = (letter: string): Tree =>
    new Map([
      ["app/demos/cafe/content.server.ts", words(letter)],
      [
        "app/demos/cafe/page.tsx",
        'export const links = [{ label: "Menu", href: "#menu" }, { label: "Letter", href: "#letter" }];\n',
      ],
    ]);
  const tree = files("");
  removePlaces(files(', letter: { id: "letter" }'), tree);
  const page = tree.get("app/demos/cafe/page.tsx");
  expect(page).toContain("#menu");
  expect(page).not.toContain("#letter");
});

it("takes out what a component showed only in the link to a place that went", () => {
  const files = (band: string): Tree =>
    new Map([
      ["app/demos/dentist/page.tsx", band],
      [
        "app/demos/dentist/bands/card.tsx",
        'export function Card({ note, action, ...days }: Words) {\n  return (\n    <p title={days.today}>\n      {note}\n      <a href="#visit">{action}</a>\n    </p>\n  );\n}\n',
      ],
    ]);
  const tree = files("export const page = 1;\n");
  removePlaces(files('export const page = <form id="visit" />;\n'), tree);
  const card = tree.get("app/demos/dentist/bands/card.tsx");
  expect(card).not.toContain("action");
  expect(card?.replaceAll(/\s+/g, " ")).toContain("{ note, ...days }");
});

import { expect, it } from "vitest";
import { siteWith } from "#tests/support/site-with-lost-pages.ts";
import { addressesOf } from "./addresses.ts";
import { removeLinks } from "./links.ts";

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

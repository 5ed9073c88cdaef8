import path from "node:path";
import { expect, it } from "vitest";
import { withPlainAddresses } from "./plain-addresses.ts";
import { readTree, type Tree } from "./tidy/tree.ts";

const site = (files: Record<string, string>): Tree => new Map(Object.entries(files));
const addresses = (tree: Tree) => tree.get("content/addresses.ts")!;

const small = site({
  "content/addresses.ts":
    'export const BLOG_GRID = "/blogs/blog-grid";\nexport const BLOG_CLEAN = "/blogs/blog-clean";\nexport const BLOG = BLOG_GRID;\n' +
    'export const POST: string = "/blog-types/:type/:id";\nexport const PRODUCTS = "/shop/single-product";\n' +
    'export const FEATURED_PRODUCT: string | null = "/shop/single-product";\nexport const CONTACT_SIMPLE = "/page/contact-simple";\n' +
    'export const CONTACT_FORM = "/page/contact-modern";\nexport const MINE = "/mine";\n',
  "content/shop-pages.ts": 'export const featuredProduct = {\n  slug: "red-kite",\n};\n',
  "content/moved.ts":
    "export const moved: Readonly<Record<string, string>> = {};\nexport const earlierPosts: readonly string[] = [];\n",
  "content/posts/a.md": "---\nlink: /blogs/blog-clean\n---\n\nlink: /blogs/blog-clean\n",
  "content/posts/b.md": "---\nlink: https://example.org/a\n---\n",
});

it("puts the list that was chosen at the plain address, and the first contact page that there is", () => {
  expect(addresses(withPlainAddresses(small)).split("\n")).toEqual([
    'export const BLOG_GRID = "/blog";',
    'export const BLOG_CLEAN = "/blog/clean";',
    "export const BLOG = BLOG_GRID;",
    'export const POST: string = "/blog/:slug";',
    'export const PRODUCTS = "/shop";',
    "export const FEATURED_PRODUCT: string | null = null;",
    'export const CONTACT_SIMPLE = "/contact";',
    'export const CONTACT_FORM = "/contact/form";',
    'export const MINE = "/mine";',
    "",
  ]);
});

it("puts the page about one person at /about, where there is none about several", () => {
  const me = 'export const ABOUT_ME = "/page/about-me";\n';
  const us = 'export const ABOUT_US = "/page/about-us";\n';
  const of = (text: string) =>
    addresses(withPlainAddresses(site({ "content/addresses.ts": text })));
  expect(of(me)).toBe('export const ABOUT_ME = "/about";\n');
  expect(of(us + me)).toBe(
    'export const ABOUT_US = "/about";\nexport const ABOUT_ME = "/about/me";\n',
  );
});

it("leaves addresses that their owner has chosen, and goes on with the others", () => {
  const once = addresses(withPlainAddresses(small));
  const own = once.replace('"/blog/clean"', '"/tidings"').replace('"/blog/:slug"', '"/read/:slug"');
  const again = site({
    "content/addresses.ts": own.replace("BLOG = BLOG_GRID", "BLOG = BLOG_CLEAN"),
    "content/moved.ts": small.get("content/moved.ts")!,
  });
  const { text, moved } = {
    text: addresses(withPlainAddresses(again)),
    moved: withPlainAddresses(again, { remember: true }).get("content/moved.ts"),
  };
  expect(text).toContain('BLOG_CLEAN = "/tidings";');
  expect(text).toContain('POST: string = "/read/:slug";');
  expect(text).toContain('BLOG_GRID = "/blog/grid";');
  expect(moved).toContain('"/blog": "/blog/grid"');
  expect(moved).not.toContain("/tidings");
});

it("leads the links of posts to the new addresses, and leaves their texts alone", () => {
  const changed = withPlainAddresses(small);
  expect(changed.get("content/posts/a.md")).toBe(
    "---\nlink: /blog/clean\n---\n\nlink: /blogs/blog-clean\n",
  );
  expect(changed.get("content/posts/b.md")).toBe(small.get("content/posts/b.md"));
  expect(changed.get("content/moved.ts")).toBe(small.get("content/moved.ts"));
});

it("remembers the old addresses of a site that was visited", () => {
  const moved = withPlainAddresses(small, { remember: true }).get("content/moved.ts");
  expect(moved).toContain('  "/blogs/blog-grid": "/blog",\n');
  expect(moved).toContain('  "/shop/single-product/:slug": "/shop/:slug",\n');
  expect(moved).toContain('  "/shop/single-product": "/shop/red-kite",\n');
  expect(moved).toContain('earlierPosts: readonly string[] = ["/blog-types/:type/:id"];');
  expect(moved).not.toContain("/mine");
});

it("changes nothing where the addresses are plain", () => {
  const once = withPlainAddresses(small, { remember: true });
  expect(withPlainAddresses(once, { remember: true })).toEqual(once);
});

it("shows all posts in one look, and leaves the other presentations out", () => {
  const pages = "app/features/blog/pages";
  const blog = site({
    "content/addresses.ts": 'export const POST: string = "/blog-types/:type/:id";\n',
    [`${pages}/post-look.ts`]:
      'export const postLook = "features/blog/pages/types/standard.tsx";\n',
    [`${pages}/types/standard.tsx`]: "",
    [`${pages}/types/gallery.tsx`]: "",
    [`${pages}/entries.ts`]:
      'import { postTypes } from "#content/post-fields.ts";\nconst posts: readonly Route[] = POST.includes(":type")\n  ? postTypes.map(own)\n  : [{ path: POST, module: postLook }];\n',
  });
  const tree = withPlainAddresses(blog, { look: "types/gallery" });
  expect(tree.has(`${pages}/types/standard.tsx`)).toBe(false);
  expect(tree.has(`${pages}/types/gallery.tsx`)).toBe(true);
  expect(tree.get(`${pages}/post-look.ts`)).toContain('"features/blog/pages/types/gallery.tsx"');
  expect(tree.get(`${pages}/entries.ts`)).toBe(
    "const posts: readonly Route[] = [{ path: POST, module: postLook }];\n",
  );
  expect(() => withPlainAddresses(blog, { look: "types/none" })).toThrow(
    "There is no app/features/blog/pages/types/none.tsx to show posts with.",
  );
});

it("knows every address of this site that the specification made long", () => {
  const root = path.resolve(import.meta.dirname, "../..");
  const tree = withPlainAddresses(readTree(root));
  const text = addresses(tree);
  expect(tree.get("app/features/blog/pages/entries.ts") ?? "").not.toContain("postTypes");
  expect(
    text.match(/"\/(?:page|blogs|blog-types|portfolio)\/.*|"\/shop\/(?:s|only|left|right).*/g),
  ).toBeNull();
});

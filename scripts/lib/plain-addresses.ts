import { basename, dirname } from "node:path/posix";
import { sentOnBy } from "#registry/moved.ts";
import type { Tree } from "./tidy/tree.ts";

/** The file with the one look that all posts have, where they have not a page for each presentation. It is found by its name: its feature may go. */
const POST_LOOK = /\/pages\/post-look\.ts$/;

/** Where the settings stand that are changed, and what is sent on. */
const ADDRESSES = "content/addresses.ts";
const MOVED = "content/moved.ts";

/** Pages that others lead to, of which a site may have several: the one that a constant names has this address. */
const chosen = { BLOG: "/blog", SHOP: "/shop" } as const;

/** Of pages of one sort the first that the site has is the one at this address. */
const firsts: Readonly<Record<string, readonly string[]>> = {
  "/contact": ["CONTACT", "CONTACT_SIMPLE", "CONTACT_FORM"],
  "/about": ["ABOUT_US", "ABOUT_ME"],
};

/** The address of each constant in a site of somebody's own; null where a page has no address of its own there. */
const plain: Readonly<Record<string, string | null>> = {
  SHOP_WIDE: "/shop/wide",
  SHOP_FILTERS_FIRST: "/shop/filters-first",
  SHOP_FILTERS_LAST: "/shop/filters-last",
  SHOP_CATEGORIES: "/shop/departments",
  PRODUCTS: "/shop",
  FEATURED_PRODUCT: null,
  CART: "/shop/cart",
  CHECKOUT: "/shop/checkout",
  SIGN_IN: "/sign-in",
  BLOG_GRID: "/blog/grid",
  BLOG_MASONRY: "/blog/masonry",
  BLOG_CLASSIC: "/blog/classic",
  BLOG_SIMPLE: "/blog/simple",
  BLOG_SIDE_IMAGE: "/blog/side-image",
  BLOG_METRO: "/blog/metro",
  BLOG_OVERLAY_IMAGE: "/blog/overlay-image",
  BLOG_MODERN: "/blog/modern",
  BLOG_CLEAN: "/blog/clean",
  BLOG_WIDGET: "/blog/widget",
  BLOG_STANDARD: "/blog/standard",
  POST: "/blog/:slug",
  POST_LAYOUTS: "/blog/layout-",
  CATEGORY: "/blog/subjects/:category",
  AUTHOR: "/blog/authors/:author",
  PORTFOLIO_GRIDS: "/work/",
  PORTFOLIO: "/work",
  PORTFOLIO_SLIDER: "/work/slider",
  PORTFOLIO_SCATTERED: "/work/scattered",
  PORTFOLIO_GALLERY: "/work/gallery",
  PROJECT: "/work/:slug",
  PROJECT_PAGES: null,
  SEARCH: "/search",
  ABOUT_US: "/about",
  ABOUT_ME: "/about/me",
  STORY: "/story",
  WHO_WE_ARE: "/who-we-are",
  TEAM: "/team",
  SERVICES: "/services",
  OFFER: "/offer",
  PROCESS: "/process",
  PRICES: "/prices",
  QUESTIONS: "/questions",
  NEWS: "/news",
  CONTACT: "/contact/visit",
  CONTACT_SIMPLE: "/contact/simple",
  CONTACT_FORM: "/contact/form",
  PRIVACY: "/privacy",
  PRIVACY_IN_SHORT: "/privacy/in-short",
  TERMS: "/terms",
  COMING_SOON: "/coming-soon",
  COMING_SOON_CLOCK: "/coming-soon/clock",
  NOT_FOUND: "/page-not-found",
  MAINTENANCE: "/maintenance",
};

/** How addresses of the showcase begin. Others that are not plain their owner has chosen, and they stay. */
const long =
  /^\/(?:page|blogs|blog-types|portfolio)\/|^\/shop\/(?:shop|single|left|right|only|login)|^\/privacy$/;
const isPlain = (address: string) =>
  address in firsts || [...Object.values(plain), ...Object.values(chosen)].includes(address);

/** An address as `content/addresses.ts` states it. */
const statement = /^export const (\w+)(?:: [\w |]+)? = (?:"([^"\n]*)"|null);$/gm;

/**
 * A site with plain addresses: `/blog`, `/blog/the-post`, `/shop`, `/shop/the-article`, `/contact`, `/questions`. It changes the constants in
 * `content/addresses.ts` that the site still has, and the links of posts that name an old address. What was chosen stays chosen: the list that
 * `BLOG` or `SHOP` names is at `/blog` or `/shop`. Of the presentations of posts the one stays that `post-look.ts` names; what nothing uses then,
 * a tidy removes.
 * @param look another module for posts: `types/blog-gallery-post`, `post-layout-03`.
 * @param remember also writes the old addresses down in `content/moved.ts`: for a site that was already visited.
 * @throws when the site has no list of addresses.
 */
export function withPlainAddresses(
  tree: Tree,
  { remember = false, look }: { remember?: boolean; look?: string } = {},
): Tree {
  const source = tree.get(ADDRESSES);
  if (typeof source !== "string") throw new Error(`There is no ${ADDRESSES}.`);
  const before = addressesIn(source);
  const after = new Map([...before.keys()].map((name) => [name, plainOf(source, name, before)]));
  const postLook = [...tree.keys()].find((file) => POST_LOOK.test(file));
  const changed = new Map(postLook === undefined ? tree : withOneLook(tree, postLook, look));
  changed.set(ADDRESSES, written(source, after));
  const links = [...linksOf(before, after), ...formerPages(tree, before, after)];
  for (const [file, text] of tree)
    if (/^content\/posts\/.*\.md$/.test(file) && text !== null)
      changed.set(
        file,
        text.replace(
          /^link: (\/\S+)$/m,
          (line, old: string) => `link: ${sentOn(links, old) ?? line.slice("link: ".length)}`,
        ),
      );
  const moved = tree.get(MOVED);
  if (remember && typeof moved === "string")
    changed.set(MOVED, rememberedIn(moved, links, earlierPost(before, after)));
  return changed;
}

/** @param postLook beside it stand the pages' entries, and the presentations in a folder. */
function withOneLook(tree: Tree, postLook: string, look?: string): Tree {
  const module = /"(.+)"/;
  const folder = dirname(postLook);
  const own = tree.get(postLook)!;
  const setting =
    look === undefined ? own : own.replace(module, `"${folder.replace(/^app\//, "")}/${look}.tsx"`);
  const kept = `app/${module.exec(setting)![1]}`;
  if (!tree.has(kept)) throw new Error(`There is no ${kept} to show posts with.`);
  const isOtherPresentation = (file: string) =>
    file.startsWith(`${folder}/types/`) && file.endsWith(".tsx") && file !== kept;
  return new Map([
    ...[...tree].filter(([file]) => !isOtherPresentation(file)),
    [postLook, setting],
    [`${folder}/entries.ts`, withOneRoute(tree.get(`${folder}/entries.ts`)!)],
  ]);
}

/** The entries of the blog without the nine routes of a post. */
function withOneRoute(source: string): string {
  return source
    .replace(/\/\*\* In nine presentations.*?\*\/\n/, "")
    .replace(/(const posts: .*? = )POST\.includes[^]*?: (\[\{ path: POST.*?\}\];)/, "$1$2")
    .replace(/import \{ postTypes \} from .*\n/, "");
}

type Addresses = ReadonlyMap<string, string | null>;

function addressesIn(source: string): Addresses {
  return new Map(
    [...source.matchAll(statement)].map(([, name = "", address]) => [name, address ?? null]),
  );
}

/** The plain address of a constant; the one that it has, where there is no other in the showcase, or where it is its owner's. */
function plainOf(source: string, name: string, before: Addresses): string | null {
  const now = before.get(name) ?? null;
  if (now !== null && !long.test(now) && !isPlain(now)) return now;
  for (const [role, address] of Object.entries(chosen))
    if (new RegExp(`^export const ${role} = ${name};$`, "m").test(source)) return address;
  for (const [address, names] of Object.entries(firsts))
    if (name === names.find((each) => before.has(each))) return address;
  const own = plain[name];
  return own === undefined ? now : own;
}

function written(source: string, after: Addresses): string {
  return source.replaceAll(statement, (whole, name: string) => {
    const address = after.get(name);
    if (address === undefined) return whole;
    return whole.replace(/= .*;$/, () => `= ${address === null ? "null" : `"${address}"`};`);
  });
}

/** What is not one address but the beginning of several. */
const folders: Readonly<Record<string, string>> = {
  PRODUCTS: "/:slug",
  POST_LAYOUTS: ":layout",
  PORTFOLIO_GRIDS: ":grid",
};

/** From old addresses to new ones, those of single pages first; without posts, whose names their old addresses do not say. */
function linksOf(before: Addresses, after: Addresses): [old: string, now: string][] {
  return [...before]
    .flatMap(([name, old]): [string, string][] => {
      const now = after.get(name) ?? null;
      if (name === "POST" || old === now || old === null || now === null) return [];
      const rest = folders[name] ?? "";
      return [[old + rest, now + rest]];
    })
    .toSorted(([a], [b]) => Number(a.includes(":")) - Number(b.includes(":")));
}

/** What had a page of its own beside its name, and has none now: the featured article, projects with a number. */
function formerPages(tree: Tree, before: Addresses, after: Addresses): [string, string][] {
  // By their names alone: a whole address would keep these files in a site that has nothing for them.
  const slugsIn = (name: string, entry: RegExp) => {
    const [, text] = [...tree].find(([file]) => basename(file) === name) ?? [];
    return [...(text ?? "").matchAll(entry)];
  };
  const formerly = (name: string) => (after.get(name) === null ? before.get(name) : null);
  const article = formerly("FEATURED_PRODUCT");
  const projects = formerly("PROJECT_PAGES");
  return [
    ...(article
      ? slugsIn("shop-pages.ts", /featuredProduct = \{\s*slug: "(.+?)"/g).map(
          ([, slug]): [string, string] => [article, `${after.get("PRODUCTS")}/${slug}`],
        )
      : []),
    ...(projects
      ? slugsIn("project-pages.ts", /"(\d\d)": \{\s*slug: "(.+?)"/g).map(
          ([, number, slug = ""]): [string, string] => [
            projects + number,
            after.get("PROJECT")!.replace(":slug", slug),
          ],
        )
      : []),
  ];
}

function sentOn(links: readonly [string, string][], path: string): string | undefined {
  return sentOnBy(links)(path);
}

function earlierPost(before: Addresses, after: Addresses): string | null {
  const old = before.get("POST") ?? null;
  return old === after.get("POST") ? null : old;
}

function rememberedIn(
  moved: string,
  links: readonly [string, string][],
  post: string | null,
): string {
  // An old address that a page has now is that page's.
  const taken = new Set(links.map(([, now]) => now));
  const gone = links.filter(([old]) => !taken.has(old));
  const lines = gone.map(([old, now]) => `  "${old}": "${now}",\n`).join("");
  return moved
    .replace(/(moved: [^=]+= \{)\n?/, (start) => `${start.trimEnd()}\n${lines}`)
    .replace(/(earlierPosts: [^=]+= \[)/, (start) =>
      post === null ? start : `${start}"${post}", `,
    )
    .replace(", ];", "];");
}

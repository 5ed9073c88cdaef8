import fastCheck from "fast-check";
import { expect, type Page, test } from "playwright/test";
import { AUTHOR, CATEGORY, POST } from "#content/addresses.ts";
import { posts } from "#content/blog.ts";
import { feedFiles } from "#content/feed-files.ts";
import { postTypes } from "#content/post-fields.ts";
import { postAtAddress, postPath } from "#content/post-pages.ts";
import { site } from "#content/site.ts";
import { get } from "../support/http.ts";
import { siteUrl } from "../support/site-under-test.ts";

/** Addresses of posts, whatever stands in them, and the blog for feed readers. */
const ids = posts.map(({ id }) => String(id));
const known = String(posts[0]?.id ?? 1);
const slugs = posts.map(({ slug }) => slug);
/** Whether a post has a page for each presentation: otherwise all have one look. */
const isPresented = POST.includes(":type");
/** The address of a post, if it were called so. */
const called = (name: string, type = "blog-standard-post") =>
  POST.replace(":type", type).replace(/:(?:id|slug)$/, () => name);
const absolute = /^https?:\/\/[^/]+\//;
/** What readers know a post by (RFC 4151): no address, as that may change. */
const lasting = /^tag:[^,]+,[\d-]+:\//;

async function expectNotFound(path: string): Promise<void> {
  const { status, body } = await get(path);
  expect(status, path).toBe(404);
  expect(body.toString(), path).toContain("Error 404");
}

const strangeIds = [
  `0 00 0${known} ${known}.0 +${known} -${known} 1e3 0x1 1_0 ٣ ’ <script>`,
  `NaN Infinity null constructor __proto__ %00 ${known}%00 ${known}%20 ..%2f1`,
  `${"9".repeat(9)} ${"9".repeat(400)} ${"a".repeat(4000)}`,
].flatMap((line) => line.split(" ").map(encodeIfNeeded));

for (const id of strangeIds) {
  test(`there is no post ${id.slice(0, 40)}`, () => expectNotFound(called(id)));
}

for (const type of isPresented
  ? ["blog-post", "Blog-Standard-Post-", "constructor", "%00", "blog-types", "*"]
  : []) {
  test(`there is no presentation ${type}`, () => expectNotFound(called(known, type)));
}

const [category, author] = [CATEGORY, AUTHOR].map((pattern) => pattern.replace(/:\w+$/, ""));
for (const path of [`${category}sport`, `${author}nobody`, `${author}%00`]) {
  test(`${path} is not found`, () => expectNotFound(path));
}

test("each post is there, in each of its presentations, and names its own address", async () => {
  for (const post of posts.slice(-1))
    for (const type of isPresented ? postTypes : [post.postType]) {
      const { status, body } = await get(postPath({ ...post, postType: type }));
      expect(status, type).toBe(200);
      expect(body.toString(), type).toContain(
        `<link rel="canonical" href="${siteUrl()}${post.path}"`,
      );
    }
});

test("no address below the blog makes the server fail", async () => {
  const part = fastCheck.oneof(
    fastCheck.string({ maxLength: 40 }).map(encodeURIComponent),
    fastCheck.constantFrom(...postTypes, ...ids, ...slugs, "category", "author", "%2e%2e"),
    fastCheck.integer().map(String),
  );
  const address = fastCheck
    .tuple(
      fastCheck.constantFrom(...[POST, CATEGORY, AUTHOR].map((pattern) => pattern.split("/:")[0])),
      fastCheck.array(part, { minLength: 1, maxLength: 2 }),
    )
    .map(([folder, parts]) => [folder, ...parts].join("/"));
  await fastCheck.assert(
    fastCheck.asyncProperty(address, async (path) => {
      const { status } = await get(path);
      const named = postAtAddress(path);
      const isPost = posts.some(({ id, slug }) => id === named?.id || slug === named?.slug);
      expect(status, path).toBeLessThan(500);
      if (isPost) expect(status, path).toBe(200);
    }),
    { numRuns: 150 },
  );
});

test.describe("the feeds", () => {
  const [rss, atom, json] = feedFiles;

  test("come with their own media types", async () => {
    for (const { path, type } of feedFiles) {
      const { status, headers, body } = await get(path);
      expect(status, path).toBe(200);
      expect(headers["content-type"], path).toContain(type);
      expect(body.toString(), path).not.toContain("public-url.invalid");
    }
  });

  test("RSS is well formed and has what readers need", async ({ page }) => {
    const feed = await read(page, rss.path);
    expect(feed.error).toBeNull();
    expect(feed.root).toBe("rss");
    expect(feed.texts("channel > title")).toHaveLength(1);
    expect(feed.texts("channel > description")[0]).not.toBe("");
    expect(feed.texts("channel > language")).toEqual([site.language]);
    const items = feed.texts("item > title").map(asText);
    expect(items).toEqual(posts.slice(0, items.length).map(({ title }) => title));
    for (const [place, form] of [
      ["item > link", absolute],
      ["item > guid", lasting],
      ["item > creator", /\w/],
      ["item > pubDate", /^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/],
      ["item > encoded", /<\w/],
    ] as const)
      expectEach(feed.texts(place), items.length, form);
  });

  test("Atom is well formed and has what readers need", async ({ page }) => {
    const feed = await read(page, atom.path);
    expect(feed.error).toBeNull();
    expect(feed.root).toBe("feed");
    for (const name of ["id", "title", "updated"])
      expect(feed.texts(`feed > ${name}`)).toHaveLength(1);
    const entries = feed.texts("entry > title");
    for (const [place, form] of [
      ["entry > id", lasting],
      ["entry > updated", /^\d{4}-\d\d-\d\dT/],
      ["entry > content", /<\w/],
      ["entry > author > name", /\w/],
    ] as const)
      expectEach(feed.texts(place), entries.length, form);
  });

  test("JSON Feed has what version 1 asks for", async () => {
    const feed = JSON.parse((await get(json.path)).body.toString()) as Record<string, unknown>;
    expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expect(feed.feed_url).toBe(`${siteUrl()}${json.path}`);
    const items = feed.items as Record<string, string>[];
    expect(items).toHaveLength(Math.min(posts.length, 30));
    for (const item of items) {
      expect(item.id).toMatch(lasting);
      expect(item.url).toMatch(absolute);
      expect(item.content_html).toMatch(/<\w/);
      expect(item.content_html).not.toMatch(/(href|src)="\//);
      expect(Number.isNaN(Date.parse(item.date_modified ?? ""))).toBe(false);
    }
  });
});

/** A title is HTML. */
function asText(html: string): string {
  return html.replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}

function expectEach(values: readonly string[], count: number, form: RegExp): void {
  expect(values).toHaveLength(count);
  for (const value of values) expect(value).toMatch(form);
}

/** Reads XML as a browser does, which is strict. Names are those behind the prefix. */
async function read(page: Page, path: string) {
  const xml = (await get(path)).body.toString();
  const { error, root, paths } = await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, "application/xml");
    const found: { path: string; text: string }[] = [];
    const walk = (element: Element, above: string) => {
      const here = above ? `${above} > ${element.localName}` : element.localName;
      found.push({ path: here, text: element.textContent ?? "" });
      for (const child of element.children) walk(child, here);
    };
    walk(document.documentElement, "");
    return {
      error: document.querySelector("parsererror")?.textContent ?? null,
      root: document.documentElement.localName,
      paths: found,
    };
  }, xml);
  return {
    error,
    root,
    texts: (place: string) =>
      paths
        .filter(({ path: at }) => at === place || at.endsWith(` > ${place}`))
        .map(({ text }) => text),
  };
}

function encodeIfNeeded(id: string): string {
  return id.includes("%") ? id : encodeURIComponent(id);
}

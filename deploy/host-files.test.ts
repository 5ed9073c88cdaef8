import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { escaped, sentOnBy } from "#registry/moved.ts";
import { withBasePath } from "#shared/base-path.mjs";
import { hostFiles } from "../scripts/lib/export/host-files.ts";
import { redirects } from "../scripts/lib/export/pages.ts";
import { fileHosts } from "./support/file-hosts.ts";
import { temporaryFolder } from "./support/proxies.ts";

/* What an export brings for web servers, with a few files of our own behind it: no build is needed. */

/** Old and new addresses with what stands for something else in the files of servers. */
const awkward = [
  ["/über uns", "/new"],
  ["/map", "/new#map"],
  ["/tag", "/new?tag=a%20b"],
  ['/a "quoted" {word}; $5 \\ #1', '/new?q="$5"'],
] as const;

const moved = [
  ["/old", "/new"],
  ["/new.html", "/new"],
  ["/goods/:slug", "/shop/:slug"],
  ["/news/:year/:slug", "/blog/über/:slug"],
  ["/lists/list-:name", "https://lists.example/:name"],
  ...awkward,
  ["/tags/:tag", "/new?of=50%25&tag=:tag#list"],
  ["/journal/:slug", "/:slug"],
] as const;

/** What a stranger would write in a link that should lead elsewhere. */
const lures = [
  "//evil.example/",
  "/%5Cevil.example/",
  "/%5cevil.example%2f/",
  "/\\evil.example/",
  "/%2Fevil.example/",
  "/%2F%2Fevil.example/",
  "/%09/evil.example/",
  "/x/..%2f%5cevil.example/",
  "/x/..%5cevil.example/",
  "/x/../%5Cevil.example/",
  "/x/..//evil.example/",
  "/.//evil.example/",
  "/journal//evil.example",
  "/journal/%5Cevil.example",
  "/journal/\\evil.example",
  "/journal/%2Fevil.example",
  "/journal/%09%5Cevil.example",
  "/basket/%5Cevil.example",
];

const files = ["404.html", "index.html", "new.html", "goods/here.html", ".well-known/x", ".secret"];

/** A folder with these files and what the server reads. */
function folderFor(publicUrl: string): string {
  const folder = temporaryFolder();
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const name of files) write(name, name);
  const onServer = { from: "/basket", to: "https://api.example/basket", withAllBehind: true };
  const leading = [onServer, ...redirects(null, moved)];
  for (const [name, text] of Object.entries(hostFiles(publicUrl, leading))) write(name, text);
  return folder;
}

interface Answer {
  status: number | undefined;
  location: string | undefined;
}

/** Asks for an address as it is written, and answers with what stands in the header: `fetch` would read either first. */
function ask(address: string): Promise<Answer> {
  const { origin } = new URL(address);
  return new Promise((resolve, reject) => {
    request(origin, { path: address.slice(origin.length) }, ({ statusCode, headers }) =>
      resolve({ status: statusCode, location: headers.location }),
    )
      .on("error", reject)
      .end();
  });
}

const places = fileHosts.flatMap(({ name, serve }) =>
  ["", "/my-site"].map((base) => ({ name, base, serve })),
);

// A full run names the servers that this machine does not have, and how to get them.
for (const { name, base, serve } of places)
  it.runIf(serve)(
    `${name} sends on what has moved, and hides what is hidden, ${base || "at the root"}`,
    async () => {
      const origin = await serve!(folderFor(`https://www.example.com${base}`), base);
      const at = async (path: string) => {
        const { status, location } = await ask(origin + base + path);
        return [status, location?.replace(origin, "")];
      };
      expect(await at("/old")).toEqual([301, `${base}/new`]);
      expect(await at("/new.html")).toEqual([301, `${base}/new`]);
      expect(await at("/new")).toEqual([200, undefined]);
      expect(await at("/goods/red-kite")).toEqual([301, `${base}/shop/red-kite`]);
      expect(await at("/Goods/red-kite")).toEqual([301, `${base}/shop/red-kite`]);
      expect(await at("/goods/here"), "a page that is there").toEqual([200, undefined]);
      expect(await at("/goods/%D1%87%D0%B0%D0%B9%25")).toEqual([
        301,
        expect.stringMatching(new RegExp(`^${base}/shop/%d1%87%d0%b0%d0%b9%25$`, "i")) as string,
      ]);
      expect(await at("/news/2026/kite")).toEqual([
        301,
        expect.stringMatching(new RegExp(`^${base}/blog/%c3%bcber/kite$`, "i")) as string,
      ]);
      expect(await at("/lists/list-grid")).toEqual([301, "https://lists.example/grid"]);
      for (const path of ["/goods/%E2%82%AC", "/basket/%E2%82%AC%20b"]) {
        const { location } = await ask(origin + base + path);
        expect(location, path).toMatch(/^[\x21-\x7e]+$/);
      }
      expect(await at("/goods/a/b")).toEqual([404, undefined]);
      expect(await at("/nowhere")).toEqual([404, undefined]);
      expect(await at("/.well-known/x")).toEqual([200, undefined]);
      if (name === "nginx") expect(await at("/.secret")).toEqual([404, undefined]);
    },
  );

for (const { name, base, serve } of places)
  it.runIf(serve)(
    `${name} starts with whatever old and new addresses are written, and leads where the site does, ${base || "at the root"}`,
    async () => {
      const origin = await serve!(folderFor(`https://www.example.com${base}`), base);
      expect((await ask(`${origin}${base}/`)).status).toBe(200);
      const sentOn = sentOnBy(moved);
      for (const path of [...awkward.map(([from]) => from), "/tags/kite"]) {
        const { status, location = "" } = await ask(origin + base + escaped(path));
        expect(status, path).toBe(301);
        // It is escaped for nginx's sake.
        const to = new URL(location.replace("%24", "$"), origin).href;
        expect(to, path).toBe(new URL(withBasePath(base, sentOn(path)!), origin).href);
      }
      const withQuery = async (path: string) =>
        (await ask(`${origin}${base}${path}?x=1`)).location?.replace(origin, "");
      expect(await withQuery("/old")).toBe(`${base}/new?x=1`);
      expect(await withQuery("/map")).toBe(`${base}/new#map`);
      expect(await withQuery("/tag")).toBe(`${base}/new?tag=a%20b`);
      expect(await withQuery("/goods/red")).toBe(`${base}/shop/red?x=1`);
    },
  );

for (const { name, base, serve } of places)
  it.runIf(serve)(
    `${name} leads nowhere but to the site and to what is listed, ${base || "at the root"}`,
    async () => {
      const origin = await serve!(folderFor(`https://www.example.com${base}`), base);
      for (const at of new Set(["", base]))
        for (const path of lures) {
          const { location } = await ask(origin + at + path);
          if (location !== undefined)
            expect(new URL(location, origin).origin, `${at}${path} leads to ${location}`).toBe(
              path.startsWith("/basket/") ? "https://api.example" : origin,
            );
        }
      expect(await ask(`${origin}${base}/new/`)).toMatchObject({ status: 301 });
      const location = async (path: string) =>
        (await ask(origin + base + path)).location?.replace(origin, "");
      expect(await location("/new/")).toBe(`${base}/new`);
      expect(await location("/new/?a=/b/")).toBe(`${base}/new?a=/b/`);
      expect(await location("/new//")).toBe(`${base}/new`);
      expect(await location("/")).toBeUndefined();
      expect(await location("/?a=/b/")).toBeUndefined();
    },
  );

it("no answer of nginx has in it what nginx has read of an address", () => {
  const files = [
    hostFiles("https://www.example.com", redirects("https://api.example", moved))["nginx.conf"]!,
    readFileSync("deploy/nginx.conf", "utf8"),
  ];
  for (const text of files) {
    expect(text).not.toMatch(/\brewrite\b.*\b(?:permanent|redirect)\b/);
    expect(text).not.toMatch(/\b(?:return|rewrite|add_header)\b.*\$(?:uri|document_uri)\b/);
    for (const [, before] of text.matchAll(/^(.*)\n\s*return 3\d\d .*\$\d/gm))
      expect(before).toContain("if ($request_uri ~");
  }
});

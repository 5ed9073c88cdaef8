import { mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { hostFiles } from "../scripts/lib/export/host-files.ts";
import { redirects } from "../scripts/lib/export/pages.ts";
import { fileHosts } from "./support/file-hosts.ts";
import { temporaryFolder } from "./support/proxies.ts";

/* What an export brings for web servers, with a few files of our own behind it: no build is needed. */

const moved = [
  ["/old", "/new"],
  ["/new.html", "/new"],
  ["/goods/:slug", "/shop/:slug"],
  ["/news/:year/:slug", "/blog/über/:slug"],
  ["/lists/list-:name", "https://lists.example/:name"],
] as const;

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

/** As it stands in the header: `fetch` would read it first. */
function ask(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(address, ({ statusCode, headers }) =>
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

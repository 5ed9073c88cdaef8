import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { basePathOf, withoutBasePath } from "#shared/base-path.mjs";
import { isBeneath } from "#shared/beneath.ts";
import { dataOfPage } from "#shared/data-address.ts";
import { serverAddresses } from "#registry/server-needs.ts";
import type { ViewList } from "#shared/export-views.ts";
import { type AskAsNobody, prerender, PrerenderError } from "../prerender.ts";
import { withSlashes } from "../slashes.ts";
import { pagesOnRequest } from "./pages.ts";

export interface DeadLink {
  from: string;
  to: string;
}

export interface Views {
  /** Texts by the names of their files. */
  files: ReadonlyMap<string, string>;
  list: ViewList;
}

/** Anything absolute may stand here: only what begins with it is the site's own. */
const HERE = "https://export.invalid";

/**
 * Follows every link of a build's pages, as no server will answer one later: a page that was not made yet is made, and of an address with a
 * query its data is kept, where the page differs with it.
 * @param folder the build's own; pages are added to it.
 * @param made addresses of files that are none of the build's.
 */
export async function completePages(
  folder: string,
  ask: AskAsNobody,
  made: ReadonlySet<string>,
): Promise<{ views: Views; dead: DeadLink[] }> {
  const client = join(folder, "client");
  await prerender(folder, pagesOnRequest);
  const dead: DeadLink[] = [];
  const files = new Map<string, string>();
  const list: Record<string, string> = {};
  const seen = new Set<string>();
  const queue: { from: string; html: string }[] = [];
  for (const name of await readdir(client, { recursive: true }))
    if (name.endsWith("index.html")) await enqueue(pathOf(withSlashes(name)));

  for (let page = queue.pop(); page; page = queue.pop())
    for (const link of linksIn(page)) await follow(page.from, link);
  return { views: { files, list }, dead };

  async function enqueue(path: string): Promise<void> {
    seen.add(path);
    queue.push({ from: path, html: await readFile(fileOf(path), "utf8") });
  }

  async function follow(from: string, { pathname, searchParams }: URL): Promise<void> {
    const path = decodeURI(pathname).replace(/(?<=.)\/+$/, "");
    const query = searchParams.toString();
    if (!seen.has(path)) {
      seen.add(path);
      if (made.has(path)) return;
      if (isBeneath(path, serverAddresses)) dead.push({ from, to: path });
      else if (!existsSync(join(client, path)) || existsSync(fileOf(path)))
        await make(from, path);
    }
    const address = `${path}?${query}`;
    if (!query || seen.has(address) || pagesOnRequest.includes(path)) return;
    seen.add(address);
    if (existsSync(fileOf(path))) await keepView(path, address);
  }

  async function make(from: string, path: string): Promise<void> {
    try {
      if (!existsSync(fileOf(path))) await prerender(folder, [path]);
      await enqueue(path);
    } catch (error) {
      if (!(error instanceof PrerenderError)) throw error;
      dead.push({ from, to: path });
    }
  }

  async function keepView(path: string, address: string): Promise<void> {
    const [, query = ""] = address.split(/\?(.*)/s);
    const own = dataOfPage(path);
    const answer = await ask(`${own}?${query}`).catch((error: unknown) => {
      if (error instanceof PrerenderError) return null;
      throw error;
    });
    if (!answer) return void dead.push({ from: path, to: address });
    const data = answer.toString();
    if (withoutTimes(data) === withoutTimes(await readFile(join(client, own), "utf8"))) return;
    const digest = createHash("sha256").update(withoutTimes(data)).digest("hex").slice(0, 16);
    const name = `static/views/${digest}.data`;
    files.set(name, data);
    list[address] = `/${name}`;
    // The next page of a list is often named by the one before alone.
    queue.push({ from: address, html: (await ask(address)).toString() });
  }

  function fileOf(path: string): string {
    return join(client, path, "index.html");
  }
}

/** Each page says when it was made. */
function withoutTimes(data: string): string {
  return data.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, "");
}

function pathOf(name: string): string {
  return `/${name}`.replace(/\/index\.html$/, "") || "/";
}

/** Where a page's links lead on the site, as the site writes it: without the path below which it stands. */
function linksIn({ from, html }: { from: string; html: string }): URL[] {
  const base = basePathOf(process.env.PUBLIC_URL);
  return parse(html)
    .querySelectorAll("a[href]")
    .flatMap((link) => URL.parse(link.getAttribute("href") ?? "", `${HERE}${base}${from}`) ?? [])
    .filter(({ origin }) => origin === HERE)
    .map((url) => {
      url.pathname = withoutBasePath(base, url.pathname) ?? url.pathname;
      return url;
    });
}

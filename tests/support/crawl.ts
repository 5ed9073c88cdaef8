import { type HTMLElement, parse } from "node-html-parser";
import { allPaths } from "#registry/all-paths.ts";
import { get } from "./http.ts";

export interface CrawledPage {
  path: string;
  status: number;
  /** Its Content-Security-Policy, made for just this answer. */
  policy: string;
  html: string;
  document: HTMLElement;
}

let pages: Promise<ReadonlyMap<string, CrawledPage>> | undefined;

/** Every page of the site as served, read once per worker. */
export function crawl(): Promise<ReadonlyMap<string, CrawledPage>> {
  pages ??= readAll();
  return pages;
}

async function readAll(): Promise<ReadonlyMap<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>();
  const queue = allPaths().values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const { path } of queue) found.set(path, await readPage(path));
    }),
  );
  return found;
}

async function readPage(path: string): Promise<CrawledPage> {
  const { status, headers, body } = await get(path);
  const html = body.toString();
  return {
    path,
    status,
    policy: String(headers["content-security-policy"] ?? ""),
    html,
    document: parse(html, { comment: true }),
  };
}

/** Every address a page points at: links, pictures, styles, scripts, forms, media, preloads. Without duplicates. */
export function addressesOf(document: HTMLElement): string[] {
  const single = document
    .querySelectorAll("[href], [src], [action], [poster], [data]")
    .flatMap((element) =>
      ["href", "src", "action", "poster", "data"].map((name) => element.getAttribute(name)),
    );
  const sets = document
    .querySelectorAll("[srcset], [imagesrcset]")
    .flatMap((element) => [element.getAttribute("srcset"), element.getAttribute("imagesrcset")])
    .flatMap((set) => set?.split(",").map((candidate) => candidate.trim().split(/\s+/)[0]) ?? []);
  const preloads = document
    .querySelectorAll("[data-preload]")
    .flatMap((element) => JSON.parse(element.getAttribute("data-preload") ?? "[]") as string[]);
  return [
    ...new Set(
      [...single, ...sets, ...preloads].filter(
        (address) => address !== undefined && address !== null,
      ),
    ),
  ];
}

import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "node-html-parser";
import { serverAddresses } from "#registry/server-needs.ts";
import { withoutBasePath } from "#shared/base-path.mjs";
import { isBeneath } from "#shared/beneath.ts";
import { addressesOf } from "../../tests/support/crawl.ts";
import { serveFiles } from "./file-server.ts";

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);

/** The site as files, and where it is served. */
export interface Exported {
  folder: string;
  /** Where it stands on its host: `/my-site`, or "" at the root. */
  base: string;
  /** With the path. */
  address: string;
  said: string;
}

interface Place {
  base?: string;
  /** Origin of the server that it leads to. */
  api?: string;
}

/** Exports and serves. */
export async function exported(
  port: number,
  { base = "", api }: Place = {},
): Promise<Exported & { end(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-export-"));
  const address = `http://127.0.0.1:${port}${base}`;
  const more = api ? ["--api", api] : [];
  const options = ["scripts/export.mjs", address, "--out", folder, ...more];
  const { stdout } = await run(process.execPath, options, { cwd: root });
  const close = await serveFiles(folder, port, base);
  return {
    folder,
    base,
    address,
    said: stdout,
    async end() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The addresses of the pages in a folder. */
export function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?:^|\/)index\.html$/.test(name))
    .map((name) => `/${name}`.replace(/\/index\.html$/, "") || "/");
}

/** A page of a folder. */
export const htmlOf = (folder: string, path: string) =>
  readFileSync(join(folder, path, "index.html"), "utf8");

/** Every address of the site that a page names answers; a place on a page is there. */
export async function findDead({ folder, base, address: site }: Exported): Promise<string[]> {
  const { origin } = new URL(site);
  const answered = new Map<string, Promise<boolean>>();
  const answers = (path: string) => {
    const known = answered.get(path) ?? fetch(origin + path).then(({ ok }) => ok);
    answered.set(path, known);
    return known;
  };
  const dead: string[] = [];
  for (const path of pagesIn(folder)) {
    const document = parse(htmlOf(folder, path));
    // It shows an address that leads nowhere, and says so.
    const meant = new Set(
      document.querySelectorAll("form").map((form) => form.getAttribute("action")),
    );
    for (const address of addressesOf(document)) {
      const url = URL.parse(address, site + path);
      if (url?.origin !== origin || (path.includes("error-404") && meant.has(address))) continue;
      const own = withoutBasePath(base, url.pathname) ?? url.pathname;
      if (isBeneath(own, serverAddresses) || !(await answers(url.pathname)))
        dead.push(`${path} → ${address}`);
    }
  }
  return dead;
}

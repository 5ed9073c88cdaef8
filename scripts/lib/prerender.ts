import { isRouteErrorResponse } from "react-router";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { allPaths } from "#registry/all-paths.ts";
import { extraRoutes } from "#registry/pages.ts";
import type { Keeping } from "#server/contract/keeping.ts";
import { type Ledger, ledgerInTokens } from "#server/services/ledger.ts";
import { type Application, baseOf, loadApplication } from "#server/site/application.ts";
import { routeParts } from "#server/site/route-parts.ts";
import { withBasePath } from "#shared/base-path.mjs";
import { dataOfPage } from "#shared/data-address.ts";
import { PUBLIC_URL_TOKEN } from "#shared/public-url.ts";
import { inProject } from "./slashes.ts";

/** A page or file that could not be made; the message says which, what went wrong and where. */
export class PrerenderError extends Error {}

/** Every page that is made when the site is built. */
function prerenderedPaths(): string[] {
  return allPaths().flatMap(({ path, prerender }) => (prerender ? [path] : []));
}

/** Routes whose files are made with the pages that link to them. */
const fileRoutes = extraRoutes.flatMap(({ path, isFile }) => (isFile ? [path] : []));

/**
 * Writes pages of a built site into its `client` folder as files: the document, what its loaders gave, for visitors who come to it without a
 * new document, and the files that it links to.
 * @param folder the build's own.
 * @param files routes of files, with parameters as `:name`.
 * @throws {PrerenderError} at the first one that does not answer with 200.
 */
export async function prerender(
  folder: string,
  paths: Iterable<string>,
  files: readonly string[] = fileRoutes,
): Promise<void> {
  const base = baseOf(await loadApplication(folder));
  const ask = await asNobody(folder);
  const write = async (address: string, name = address) => {
    const target = join(folder, "client", name);
    const body = await ask(address);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, body);
    return body.toString();
  };
  for (const path of paths) {
    await write(dataOfPage(path));
    const document = await write(path, join(path, "index.html"));
    for (const file of linkedFiles(document, files, base)) await write(file);
  }
}

function linkedFiles(document: string, routes: readonly string[], base: string): Set<string> {
  return new Set(
    routes.flatMap((route) => {
      // In the page, and in what its script gets, where quotes are escaped.
      const link = new RegExp(
        `"(?:${base})?(${route.replaceAll(/:\w+/g, String.raw`[^"/\\]+`)})\\\\?"`,
        "g",
      );
      return [...document.matchAll(link)].map(([, address = ""]) => address);
    }),
  );
}

/** Asks for an address; whatever answers otherwise than is expected (with 200) is a fault. @throws {PrerenderError} */
export type AskAsNobody = (address: string, status?: number) => Promise<Buffer>;

/** Asks a built site as nobody: no visitor, tokens in place of the settings. @param folder the build's own. */
export async function asNobody(folder: string): Promise<AskAsNobody> {
  // Where no server is, nothing is kept on one.
  const ledger = process.env.VITE_EXPORT === "none" ? nothingKept : ledgerInTokens(await keepers());
  return asking(await loadApplication(folder), ledger);
}

const nothingKept: Ledger = { things: [], cookies: [] };

function asking({ ...build }: Application, ledger: Ledger): AskAsNobody {
  const { module } = build.entry;
  const base = baseOf(build);
  const faults: unknown[] = [];
  const note = (fault: unknown) => void faults.push(fault);
  const noting = { ...build, entry: { module: { ...module, handleError: note } } };
  const handlerFor = routeParts(noting, (part) => module.createHandler(part, "production"));
  return async (address, status = 200) => {
    faults.length = 0;
    const context = module.createLoadContext({
      publicUrl: PUBLIC_URL_TOKEN,
      ledger,
      styles: build.styles,
      onRenderError: note,
    });
    const request = new Request(new URL(withBasePath(base, address), "http://localhost"));
    const answer = await handlerFor(new URL(address, request.url).pathname)(request, context);
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status === status && (status !== 200 || faults.length === 0)) return body;
    const [cause = `it answers ${answer.status}`] = faults;
    throw new PrerenderError(`${address} cannot be made: ${await explained(cause)}`);
  };
}

const root = join(import.meta.dirname, "../..");

/** What the features of the list keep, each without its feature: a build is not made from what only the server runs. */
async function keepers(): Promise<{ keeping: Keeping }[]> {
  const list = await readFile(join(root, "server/features.ts"), "utf8");
  const files = [...list.matchAll(/"\.\/(features\/[\w-]+)\/feature\.ts"/g)]
    .map(([, folder = ""]) => join(root, "server", folder, "keeping.ts"))
    .filter((file) => existsSync(file));
  return Promise.all(
    files.map(async (file) => (await import(pathToFileURL(file).href)) as { keeping: Keeping }),
  );
}

/** A fault with the place in the sources where it came up, and the line that stands there. */
export async function explained(fault: unknown): Promise<string> {
  const error = isRouteErrorResponse(fault)
    ? ((fault as { error?: unknown }).error ?? fault)
    : fault;
  if (!(error instanceof Error)) return typeof error === "string" ? error : JSON.stringify(error);
  const sentence = `${error.name}: ${error.message}`;
  const frames = (error.stack ?? "").matchAll(/^\s+at (?:.*\(|async )?(.+?):(\d+):\d+\)?$/gm);
  for (const [, place = "", line = ""] of frames) {
    const file = place.startsWith("file:") ? fileURLToPath(place) : place;
    const name = inProject(root, file);
    if (!/^(?:app|content|registry|shared|server)\//.test(name)) continue;
    const lines = (await readFile(join(root, name), "utf8").catch(() => "")).split("\n");
    return `${sentence}\n\n  ${name}:${line}\n    ${lines[Number(line) - 1]?.trim() ?? ""}\n`;
  }
  return sentence;
}

/* As a program: a share of the addresses of a build. */
if (import.meta.main) {
  const [folder = "", share, shares] = process.argv.slice(2);
  const own = prerenderedPaths().filter((_, index) => index % Number(shares) === Number(share));
  try {
    await prerender(folder, own);
  } catch (error) {
    if (!(error instanceof PrerenderError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

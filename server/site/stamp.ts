import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { isLeftBehind } from "#shared/left-behind.ts";
import { PUBLIC_URL_TOKEN } from "#shared/public-url.ts";
import type { MadeFile } from "../contract/feature.ts";
import type { Retention } from "../contract/keeping.ts";
import { moveUnlessThere } from "../move.ts";
import { withPeriods } from "../services/ledger.ts";
import { featureFiles } from "./on-site.ts";
import { compress, compressible } from "./compress.ts";
import {
  contentSecurityPolicy,
  inlineHashes,
  type PolicySources,
} from "./content-security-policy.ts";
import { describeFile } from "./describe-file.ts";
import type { OwnBuild } from "./own-build.ts";
import { etagOf, kindOf, mediaType, type SiteFile } from "./site-file.ts";
import { robots, sitemap } from "./sitemap.ts";

/** Files that carry absolute addresses or settings, or come from them: written anew for each set of them. */
const stamped = /\.(html|data|xml|txt|webmanifest)$/;

export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** What a build does not know: it holds tokens instead. */
export interface Stamp {
  publicUrl: string;
  /** How long things are kept, for the privacy pages. */
  retention: Retention;
}

/**
 * Makes the site ready to be served at one public address, without a rebuild: writes that address into pages, data, sitemap and
 * social tags and the periods of keeping into the privacy pages, computes each page's policy from its inline scripts, and
 * compresses. Takes a second or two, once per build, settings and code; later starts read what is kept beside the build.
 * @param code names the programs that do so: a restart brings what was changed in them, and no build (decision 30).
 * @returns every file by its address.
 */
export async function stampSite(
  own: OwnBuild,
  stamp: Stamp,
  sources: PolicySources,
  code = serverCode(),
): Promise<SiteFiles> {
  const key = createHash("sha256")
    .update(JSON.stringify([stamp, sources, await code]))
    .digest("hex")
    .slice(0, 12);
  const folder = join(own.folder, key);
  const index = join(folder, "index.json");
  const known = await readFile(index, "utf8").catch(() => null);
  // Paths are kept as they are from here, so that the project can be moved.
  if (known)
    return new Map(
      (JSON.parse(known) as [string, SiteFile][]).map(([address, entry]) => [
        address,
        { ...entry, file: join(own.folder, entry.file) },
      ]),
    );

  // Made beside its final place and moved there whole, so that two processes starting at once cannot read half of it.
  const draft = `${folder}.${randomUUID()}`;
  const client = join(own.build, "client");
  const entries = await stampAll(client, stamp, sources, draft, folder);
  const kept = entries.map(([address, entry]) => [
    address,
    { ...entry, file: relative(own.folder, entry.file) },
  ]);
  await writeFile(join(draft, "index.json"), JSON.stringify(kept));
  await moveUnlessThere(draft, folder);
  return new Map(entries);
}

const programs = ["..", "../../shared"].map((folder) => join(import.meta.dirname, folder));

/**
 * Names what the server's own programs say. Policies, feeds and the sitemap are made by many of them.
 * @param folders where they are.
 */
export async function serverCode(folders = programs): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const names = (await readdir(folder, { recursive: true })).filter((name) =>
      /\.(?:ts|mjs)$/.test(name),
    );
    const texts = names.sort().map((name) => readFile(join(folder, name), "utf8"));
    for (const text of await Promise.all(texts)) hash.update(text);
  }
  return hash.digest("hex");
}

async function stampAll(
  client: string,
  stamp: Stamp,
  sources: PolicySources,
  draft: string,
  folder: string,
): Promise<[string, SiteFile][]> {
  const made = madeFiles(stamp.publicUrl);
  const stampOne = async (name: string): Promise<[string, SiteFile]> => {
    const own = made.get(`/${name}`);
    const content = await stampedContent(client, name, stamp, made);
    if (!content) return [`/${name}`, await describeFile(join(client, name), name)];
    const target = join(draft, name);
    await mkdir(dirname(target), { recursive: true });
    const { br, gz } = await compress(content, { thorough: false });
    await Promise.all([
      writeFile(target, content),
      writeFile(`${target}.br`, br),
      writeFile(`${target}.gz`, gz),
    ]);
    const isPage = name.endsWith(".html");
    return [
      addressOf(name),
      {
        file: join(folder, name),
        bytes: content.length,
        etag: etagOf(content),
        type: own ? `${own.type}; charset=utf-8` : mediaType(name),
        kind: kindOf(name),
        encodings: { br: br.length, gz: gz.length },
        ...(isPage
          ? {
              policy: contentSecurityPolicy(inlineHashes(content.toString()), sources),
            }
          : {}),
      },
    ];
  };

  const entries: [string, SiteFile][] = [];
  await forEachName(await namesOf(client, made), async (name) => {
    entries.push(await stampOne(name));
  });
  return entries;
}

/** Files that are made of the public address alone, by their addresses. @param isThere whether a page is part of the site; all are without it. */
export function madeFiles(
  publicUrl: string,
  isThere?: (path: string) => boolean,
): ReadonlyMap<string, MadeFile> {
  return new Map<string, MadeFile>([
    ["/sitemap.xml", { type: "application/xml", text: sitemap(publicUrl, isThere) }],
    ["/robots.txt", { type: "text/plain", text: robots(publicUrl) }],
    ...featureFiles(publicUrl),
  ]);
}

/** The names of a site's files, those that are made included, without what nobody put there. @param client the folder of the build's. */
export async function namesOf(
  client: string,
  made: ReadonlyMap<string, MadeFile>,
): Promise<string[]> {
  const names = (await readdir(client, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !isLeftBehind(entry.name))
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  const all = new Set(names);
  const isCopy = (name: string) => {
    const whole = name.replace(/\.(?:br|gz)$/, "");
    return whole !== name && compressible.test(whole) && all.has(whole);
  };
  return [
    ...new Set([
      ...names.filter((name) => !isCopy(name)),
      ...[...made.keys()].map((address) => address.slice(1)),
    ]),
  ];
}

/** Does something for each; eight at a time keeps both cores busy without opening a thousand files at once. */
export async function forEachName(
  names: readonly string[],
  act: (name: string) => Promise<void>,
): Promise<void> {
  const queue = names.values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const name of queue) await act(name);
    }),
  );
}

/** A file's content with the settings written in; null where it stays as it is in the build. */
export async function stampedContent(
  client: string,
  name: string,
  stamp: Stamp,
  made: ReadonlyMap<string, MadeFile>,
): Promise<Buffer | null> {
  const own = made.get(`/${name}`);
  if (!stamped.test(name) && !own) return null;
  const source = own?.text ?? (await readFile(join(client, name), "utf8"));
  return Buffer.from(withSettings(source, stamp));
}

/** Writes the settings over their tokens. */
export function withSettings(source: string, { publicUrl, retention }: Stamp): string {
  const text = source
    .replaceAll(PUBLIC_URL_TOKEN, publicUrl)
    // Inside another address, as in a link that shares a page.
    .replaceAll(encodeURIComponent(PUBLIC_URL_TOKEN), encodeURIComponent(publicUrl));
  return withPeriods(text, retention);
}

/** `home-startup/index.html` is `/home-startup`, `index.html` is `/`. */
function addressOf(name: string): string {
  return `/${name}`.replace(/\/index\.html$/, "") || "/";
}

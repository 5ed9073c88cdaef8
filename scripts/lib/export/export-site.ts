import { existsSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hasParameter } from "#registry/moved.ts";
import { serverAddresses, serverNeeds } from "#registry/server-needs.ts";
import type { Settings } from "#server/env.ts";
import {
  forEachName,
  madeFiles,
  namesOf,
  stampedContent,
  withSettings,
} from "#server/site/stamp.ts";
import { isBeneath } from "#shared/beneath.ts";
import { VIEW_LIST } from "#shared/export-views.ts";
import { features } from "#app/features.ts";
import { build, NOT_BUILT, root, say } from "../project.mjs";
import { asNobody } from "../prerender.ts";
import { fromCaller } from "../typed-path.ts";
import { completePages, type DeadLink } from "./complete-pages.ts";
import { assertMayFill, fillFolder } from "./export-folder.ts";
import type { ExportTarget } from "./export-target.ts";
import { hostFiles } from "./host-files.ts";
import { filesAt, movedPage } from "./moved-page.ts";
import { isOwnPage, pageFile, type Redirect, redirects } from "./pages.ts";
import { withPolicy } from "./page-policy.ts";

/** An export is a build of its own, beside the site's; with a server it is another one than without. */
const placeFor = (server: string | null) =>
  server ? ".cache/export-with-server" : ".cache/export-alone";

interface ExportOptions {
  /** Absolute path of the folder to fill. */
  out: string;
  settings: Settings;
}

/**
 * Writes the site as files that any file server can serve, and says what they leave out.
 * @throws a sentence that says what to do.
 */
export async function exportSite(
  { publicUrl, server }: ExportTarget,
  { out, settings }: ExportOptions,
): Promise<void> {
  await assertMayFill(out);
  const place = placeFor(server);
  const env = {
    // Its path is built in.
    PUBLIC_URL: publicUrl,
    VITE_EXPORT: server ?? "none",
    VITE_SERVER_ADDRESSES: serverAddresses.join(" "),
    ...(server && { VITE_API_BASE: `${server}/api` }),
    VITRINE_BUILD_PLACE: place,
  };
  // What renders in this process reads them, too.
  Object.assign(process.env, env);
  say("building the site for file servers (a minute or two, unless nothing changed) …");
  const { code, output } = await build(["--if-stale"], { quiet: true, env });
  if (code !== 0) throw new Error(`${output.trim()}\n${NOT_BUILT}`);

  const folder = join(root, place);
  const client = join(folder, "client");
  const ask = await asNobody(folder);
  say("looking for what pages lead to …");
  const made = madeFiles(publicUrl, isOwnPage);
  const { views, dead } = await completePages(folder, ask, new Set(made.keys()));

  const stamp = { publicUrl, retention: settings.retention };
  const sources = server ? { api: server } : {};
  const finish = (name: string, content: Buffer) =>
    name.endsWith(".html") ? Buffer.from(withPolicy(content.toString(), sources)) : content;
  const leading = redirects(server);
  let pages = 0;

  await fillFolder(out, async (draft) => {
    const write = async (name: string, content: string | Buffer) => {
      await mkdir(dirname(join(draft, name)), { recursive: true });
      await writeFile(join(draft, name), content);
    };
    const writePage = async (name: string, content: string | Buffer) => {
      pages += 1;
      const whole = finish(name, Buffer.from(content));
      // Both spellings that hosts look for: see docs/guides/static-export.md.
      await write(name, whole);
      const file = pageFile(name);
      if (file) await write(file, whole);
    };
    await forEachName(await namesOf(client, made), async (name) => {
      const content = await stampedContent(client, name, stamp, made);
      if (!content) {
        await mkdir(dirname(join(draft, name)), { recursive: true });
        await copyFile(join(client, name), join(draft, name));
      } else if (name.endsWith(".html")) await writePage(name, content);
      else await write(name, content);
    });
    const nowhere = withSettings((await ask("/not-found", 404)).toString(), stamp);
    await write("404.html", finish("404.html", Buffer.from(nowhere)));
    for (const [name, data] of views.files) await write(name, withSettings(data, stamp));
    await write(VIEW_LIST, JSON.stringify(views.list));
    for (const { exportFiles } of features)
      for (const [name, text] of Object.entries((await exportFiles?.(isOwnPage, client)) ?? {}))
        await write(name, text);
    for (const { from, to, withAllBehind } of leading) {
      const names = withAllBehind || hasParameter(from) ? [] : filesAt(from);
      if (names.some((name) => existsSync(join(draft, name)))) continue;
      const page = finish(".html", Buffer.from(movedPage(publicUrl, to)));
      for (const name of names) await write(name, page);
    }
    for (const [name, text] of Object.entries(hostFiles(publicUrl, leading)))
      await write(name, text);
  });
  report({ publicUrl, server }, out, { pages, dead, leading });
}

interface Written {
  pages: number;
  dead: readonly DeadLink[];
  leading: readonly Redirect[];
}

function report(
  { publicUrl, server }: ExportTarget,
  out: string,
  { pages, dead, leading }: Written,
): void {
  const lines = serverNeeds.map(
    ({ what, elsewhere, alone }) => `  ${what} ${server ? elsewhere : alone}.`,
  );
  const leads = dead.map(
    ({ from, to }) =>
      `  ${from} leads to ${to}, ${isBeneath(to, serverAddresses) ? "which only a server answers" : "where nothing is"}.`,
  );
  const patterns = leading
    .filter(({ from }) => hasParameter(from))
    .map(({ from }) => `  ${from}${/[^/]:/.test(from) ? ", nor does Netlify" : ""}.`);
  say(
    [
      `${pages} pages for ${publicUrl} are in ${fromCaller(out)}.`,
      ...(lines.length > 0
        ? [server ? `What is on ${server}, or left out:` : "What is left out without a server (--api):"]
        : []),
      ...lines,
      ...(server ? [`Start that server with ALLOWED_ORIGINS=${new URL(publicUrl).origin}.`] : []),
      ...(patterns.length > 0
        ? ["Old addresses that a host without redirects (GitHub Pages) does not send on:", ...patterns]
        : []),
      ...(leads.length > 0 ? ["Links that lead nowhere:"] : []),
      ...leads,
    ].join("\n"),
  );
}

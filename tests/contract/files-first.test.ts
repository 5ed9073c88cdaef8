import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createApp } from "#server/app.ts";
import { patience } from "#server/connections.ts";
import { listen } from "#server/listen.ts";
import { createLogger } from "#server/log.ts";
import { filesFirst } from "#server/middleware/files-first.ts";
import { isOutOfDate } from "#server/routes/pages.ts";
import { answerWith } from "#server/site/file-answer.ts";
import { createFileCache } from "#server/site/file-cache.ts";
import type { SiteFile } from "#server/site/site-file.ts";
import { serveFile } from "#server/site/static-files.ts";
import { get } from "../support/http.ts";
import { startHarness } from "./support/harness.ts";
import { stubSite } from "./support/stub-site.ts";

const page: Omit<SiteFile, "file"> = {
  bytes: 4,
  etag: '"page"',
  type: "text/html; charset=utf-8",
  kind: "page",
  encodings: { br: 2, gz: 3 },
  policy: "script-src 'self'",
};
const picture: Omit<SiteFile, "file"> = {
  bytes: 10,
  etag: '"picture"',
  type: "image/avif",
  kind: "plain",
  encodings: {},
};
const addresses = { "/": page, "/about": page, "/media/a.avif": picture, "/gone.avif": picture };

/** Two servers of one site, one of which answers files before the app sees them. */
async function startBoth(env: Record<string, string> = {}, isNewerThan = (_path: string) => false) {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "media"));
  for (const [name, content] of [
    ["page", "page"],
    ["page.br", "br"],
    ["page.gz", "gzi"],
    ["picture", "0123456789"],
  ] as const)
    writeFileSync(join(folder, name), content);
  const files = new Map<string, SiteFile>(
    Object.entries(addresses).map(([address, file]) => {
      const name = address === "/gone.avif" ? "gone" : file === page ? "page" : "picture";
      return [address, { ...file, file: join(folder, name) }];
    }),
  );
  const cache = createFileCache(1000);

  const { settings, runtime } = await startHarness("sqlite", env);
  const start = async (isFirst: boolean) => {
    const log: Record<string, unknown>[] = [];
    const logger = createLogger(settings, {
      write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>),
    });
    const askedOfApp: string[] = [];
    const features = [...runtime.features, { service: {}, isNewerThan }];
    const site: typeof stubSite = {
      ...stubSite,
      findFile(address, request) {
        const file = files.get(address);
        if (!file) return null;
        const { part, ...answer } = answerWith(file, request);
        return { ...answer, body: part && cache.read(part) };
      },
      serveStatic(request) {
        askedOfApp.push(request.url);
        return serveFile(files, cache, request);
      },
    };
    const parts = { ...runtime, features, settings, logger, site, keptMailKey: null };
    const address = { host: "127.0.0.1", port: 0 };
    const first = isFirst ? filesFirst(parts) : undefined;
    const listener = await listen(createApp(parts), address, patience, first);
    onTestFinished(() => listener.close());
    return { origin: `http://127.0.0.1:${listener.port}`, log, askedOfApp };
  };
  return { first: await start(true), app: await start(false) };
}

type Server = Awaited<ReturnType<typeof startBoth>>["first"];

async function ask({ origin }: Server, path: string, options: Parameters<typeof get>[1] = {}) {
  const { status, headers, body } = await get(path, { ...options, origin });
  const { date, "x-request-id": id, ...others } = headers;
  expect([date, id]).toEqual([expect.any(String), expect.stringMatching(/^[\da-f-]{36}$/)]);
  return { status, headers: others, body: body.toString() };
}

const said = ({ log }: Server) =>
  log.map(({ level, method, path, status, msg }) => ({ level, method, path, status, msg }));

it.each<Record<string, string>>([
  {},
  { "accept-encoding": "br" },
  { "accept-encoding": "gzip, br;q=0" },
  { "if-none-match": '"page"' },
  { "accept-encoding": "br", "if-none-match": '"other", W/"page-br"' },
  { "if-none-match": "*" },
  { range: "bytes=2-4" },
  { range: "bytes=20-" },
  { range: "bytes=2-4", "if-range": '"other"' },
  { cookie: "vitrine_cart=token" },
])("a file is answered and logged as by the app when asked with %j", async (headers) => {
  const { first, app } = await startBoth();
  for (const path of [...Object.keys(addresses), "/about?a=1", "/media/a.avif?a=1", "/%61bout"])
    for (const method of ["GET", "HEAD", "POST", "DELETE"]) {
      const options = { method, headers };
      expect(await ask(first, path, options), `${method} ${path}`).toEqual(
        await ask(app, path, options),
      );
    }
  expect(said(first)).toEqual(said(app));
});

it("nothing is asked of the app for it", async () => {
  const { first } = await startBoth();
  const { body, headers } = await ask(first, "/about", { headers: { "accept-encoding": "br" } });
  expect(body).toBe("br");
  expect(first.askedOfApp).toEqual([]);
  expect(headers).toMatchObject({
    etag: '"page-br"',
    "content-security-policy": page.policy,
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
  });
});

it.each([
  ["while the site is closed", { MAINTENANCE: "1" }, undefined],
  ["where something is newer than the file", {}, (path: string) => path === "/about"],
] as const)("is left to the app %s", async (_when, env, isNewerThan) => {
  const { first, app } = await startBoth(env, isNewerThan);
  for (const path of Object.keys(addresses))
    expect(await ask(first, path), path).toEqual(await ask(app, path));
  expect(JSON.parse((await ask(first, "/about")).body)).toHaveProperty("url");
});

it("what is newer than a page is newer than its data, those of the front page too", () => {
  const isNewer = (newer: string, address: string) =>
    isOutOfDate([{ service: {}, isNewerThan: (path) => path === newer }], address);
  for (const [path, data] of [
    ["/", "/_.data"],
    ["/about", "/about.data"],
  ] as const) {
    expect([isNewer(path, path), isNewer(path, data)], path).toEqual([true, true]);
    expect(isNewer("/other", data)).toBe(false);
  }
});

it("a file that cannot be read is a fault of one request", async () => {
  const { first } = await startBoth();
  const { status } = await ask(first, "/gone.avif");
  expect(status).toBe(500);
  expect(said(first)).toMatchObject([{ level: 50 }, { level: 30, status: 500 }]);
  expect((await ask(first, "/about")).status).toBe(200);
});

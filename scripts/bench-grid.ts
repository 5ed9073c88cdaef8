import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { type CDPSession, chromium, type Page } from "playwright/test";
import { build } from "vite";
import { launchOptions } from "../tests/support/chromium.ts";
import { navigation } from "./vite/navigation-plugin.ts";

/**
 * Prints what a change of filter costs with 300 projects in one grid, for each layout, with tiles that move and without:
 * `npm run bench:grid`. Times are of this machine's main thread, in milliseconds, the median and the worst of eight changes; memory is the
 * script's, in MB after a collection.
 */
const CHANGES = ["travel", "business", "fashion", "*"];
const ROUNDS = 2;
const origin = "http://bench.invalid";

const folder = await mkdtemp(join(tmpdir(), "vitrine-grid-"));
const browser = await chromium.launch(launchOptions);
try {
  await buildPage();
  const rows: Record<string, Record<string, number>> = {};
  for (const layout of ["columns", "masonry", "metro"]) {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      const page = await browser.newPage({
        viewport: { width: 1440, height: 900 },
        reducedMotion,
      });
      await serve(page);
      const name = `${layout}, ${reducedMotion === "reduce" ? "at once" : "moving"}`;
      rows[name] = await measure(page, `${origin}/${layout}`);
      await page.close();
    }
  }
  console.table(rows);
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}

async function buildPage(): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL("..", import.meta.url)),
    logLevel: "error",
    publicDir: false,
    plugins: [navigation(), tailwindcss()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("bench/grid-of-300.tsx", import.meta.url)),
        output: { entryFileNames: "page.js", assetFileNames: "page[extname]" },
      },
    },
  });
}

/** Nothing but the page's own files; pictures are left out, as they cost the same in every grid. */
async function serve(page: Page): Promise<void> {
  const files = new Map<string, string>();
  for (const name of await readdir(folder, { recursive: true }))
    if (/\.(?:js|css)$/.test(name))
      files.set(`/${name}`, await readFile(join(folder, name), "utf8"));
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };
    if (body) return route.fulfill({ body, contentType: types[extname(pathname)]! });
    if (route.request().resourceType() !== "document") return route.abort();
    return route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><html lang="en" data-skin="vitrine"><link rel="stylesheet" href="/page.css"><body></body><script type="module" src="/page.js"></script></html>',
    });
  });
}

async function measure(page: Page, address: string): Promise<Record<string, number>> {
  await page.goto(address);
  await page.getByRole("article").first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const before = await heap(session);
  const changes: { task: number; script: number; layout: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const key of CHANGES) {
      const start = await timings(session);
      await change(page, key);
      const end = await timings(session);
      changes.push({
        task: end.TaskDuration - start.TaskDuration,
        script: end.ScriptDuration - start.ScriptDuration,
        layout:
          end.LayoutDuration +
          end.RecalcStyleDuration -
          start.LayoutDuration -
          start.RecalcStyleDuration,
      });
    }
  }
  const after = await heap(session);
  const column = (of: (change: (typeof changes)[0]) => number) =>
    changes.map(of).toSorted((a, b) => a - b);
  const task = column((one) => one.task);
  return {
    "main thread": rounded(middle(task)),
    worst: rounded(task.at(-1)!),
    script: rounded(middle(column((one) => one.script))),
    "style and layout": rounded(middle(column((one) => one.layout))),
    "memory (MB)": rounded(after / 1000),
    "more than before (MB)": rounded((after - before) / 1000),
  };
}

/** Presses a filter, and waits until the tiles are where they belong. */
async function change(page: Page, key: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("nav a")];
    const link = links.find(({ search }) => search === (wanted === "*" ? "" : `?filter=${wanted}`));
    link?.click();
    const frame = () => new Promise(requestAnimationFrame);
    while (link?.getAttribute("aria-current") !== "true") await frame();
    await frame();
    await Promise.all(
      document.getAnimations().map((animation) => animation.finished.catch(() => 0)),
    );
    await frame();
  }, key);
}

type Timing = "TaskDuration" | "ScriptDuration" | "LayoutDuration" | "RecalcStyleDuration";

/** Sums since the page began, in milliseconds. */
async function timings(session: CDPSession): Promise<Record<Timing, number>> {
  const { metrics } = await session.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000])) as Record<
    Timing,
    number
  >;
}

/** In kB, after everything that can go has gone. */
async function heap(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / 1000;
}

function middle(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)]!;
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}

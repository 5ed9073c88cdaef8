import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright/test";
import sharp from "sharp";
import { allPaths } from "#registry/all-paths.ts";
import { launchOptions } from "../tests/support/chromium.ts";
import { measureFirstView } from "../tests/support/first-view.ts";
import { startSiteServer } from "../tests/support/site-server.ts";
import { openForPicture } from "./lib/page-picture.ts";
import { differences, type PageState, type SiteState } from "./lib/page-state.ts";
import { parsed } from "./lib/parsed.ts";
import { ensureBuilt, root } from "./lib/project.mjs";

/**
 * Shows that a change of the house changes no page: `npm run compare -- before` writes down every page as it is now, `npm run compare --
 * before after` does it once more and says what is different. A state that exists is not written again; delete its folder for that.
 */
const USAGE =
  "npm run compare -- STATE          writes down every page as it is now\nnpm run compare -- STATE OTHER    the same for OTHER, and what is different between the two\n--dark                            in the dark scheme";

const widths = { 390: 844, 1440: 900 };
/** Countdowns and opening hours are those of this moment in every state. */
const NOW = new Date("2026-11-23T10:00:00Z");
/** A pixel is another one if a channel differs by more. */
const TOLERANCE = 8;
/** A masonry is laid out again so long after the end of a resize, ms (specification, point 9). */
const LAYOUT_PAUSE = 100;

const folderOf = (state: string) => join(root, ".cache", "compare", state);
const fileOf = (path: string, width: string) =>
  `${path.slice(1).replaceAll("/", "-") || "front"}-${width}.png`;

const { positionals, values } = parsed(USAGE, {
  allowPositionals: true,
  options: { dark: { type: "boolean" } },
});
const [first, second, ...rest] = positionals;
// The folder of a state is emptied before it is written.
const isName = (state: string) => /^[\w-]+$/.test(state);
if (!first || rest.length > 0 || !positionals.every(isName)) {
  console.log(USAGE);
  process.exitCode = 1;
} else {
  const before = await stateOf(first);
  if (second) process.exitCode = (await compare(first, before, second)) ? 0 : 1;
}

/** As it was written down, or as the site is now. */
async function stateOf(name: string): Promise<SiteState> {
  const file = join(folderOf(name), "pages.json");
  if (!existsSync(file)) {
    await rm(folderOf(name), { recursive: true, force: true });
    await mkdir(folderOf(name), { recursive: true });
    await writeFile(file, JSON.stringify(await record(folderOf(name))));
  }
  // What we wrote ourselves.
  return JSON.parse(await readFile(file, "utf8")) as SiteState;
}

async function record(folder: string): Promise<SiteState> {
  await ensureBuilt();
  const paths = allPaths().map(({ path }) => path);
  const server = await startSiteServer();
  const browser = await chromium.launch(launchOptions);
  const states: Record<string, PageState> = {};
  try {
    const open = paths.values();
    await Promise.all(
      Array.from({ length: Math.min(3, availableParallelism()) }, async () => {
        for (const path of open) {
          states[path] = await recordPage(browser, { origin: server.url, path, folder });
          console.log(`${Object.keys(states).length} of ${paths.length}: ${path}`);
        }
      }),
    );
  } finally {
    await browser.close();
    await server.stop();
  }
  return states;
}

async function recordPage(
  browser: Browser,
  { origin, path, folder }: { origin: string; path: string; folder: string },
): Promise<PageState> {
  const pictures: Record<string, string> = {};
  let described: Pick<PageState, "text" | "roles" | "firstView"> | undefined;
  for (const [width, height] of Object.entries(widths)) {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: Number(width), height },
      colorScheme: values.dark ? "dark" : "light",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    const firstView = described?.firstView ?? bytesOf(await measureFirstView(page, path));
    await openForPicture(page, path);
    await settle(page);
    described ??= { ...(await describe(page, origin)), firstView };
    pictures[width] = await photograph(page, join(folder, fileOf(path, width)));
    await context.close();
  }
  return { ...described!, pictures };
}

function bytesOf({
  html,
  js,
  css,
  fonts,
  images,
  requests,
}: Awaited<ReturnType<typeof measureFirstView>>): PageState["firstView"] {
  return { html, js, css, fonts, images, requests };
}

/** Films stand at their first picture, and a masonry that was measured in a substitute's letters is measured again. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (pause) => {
    for (const film of document.querySelectorAll("video")) {
      film.pause();
      film.currentTime = 0;
    }
    window.dispatchEvent(new Event("resize"));
    await new Promise((done) => setTimeout(done, 2 * pause));
  }, LAYOUT_PAUSE);
}

/** @param origin of the server of this state; another one has another port. */
async function describe(page: Page, origin: string): Promise<Pick<PageState, "text" | "roles">> {
  const body = page.locator("body");
  const lines = (text: string) =>
    text
      .replaceAll(origin, "")
      .replaceAll(encodeURIComponent(origin), "")
      .split("\n")
      .filter((line) => line.trim() !== "");
  return { text: lines(await body.innerText()), roles: lines(await body.ariaSnapshot()) };
}

/** @returns the hash of its pixels. */
async function photograph(page: Page, file: string): Promise<string> {
  const picture = await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  return createHash("sha256").update(pixels).digest("hex");
}

/** Prints what is different, with a picture of before, after and what changed for each look that did. @returns whether nothing is. */
async function compare(first: string, before: SiteState, second: string): Promise<boolean> {
  const found = differences(before, await stateOf(second));
  const target = folderOf(`${first}-${second}`);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  let different = 0;
  for (const { path, says, pictures } of found) {
    const looks: string[] = [];
    for (const width of pictures) {
      const changed = await comparePictures(
        [first, second].map((state) => join(folderOf(state), fileOf(path, width))),
        join(target, fileOf(path, width)),
      );
      if (changed > 0) looks.push(`looks different at ${width} px: ${changed} pixels`);
    }
    if (says.length + looks.length === 0) continue;
    different += 1;
    console.log(`${path}\n  ${[...says, ...looks].join("\n  ")}`);
  }
  console.log(`${different} of ${Object.keys(before).length} pages are different.`);
  return different === 0;
}

/** Puts before, after and the pixels that changed side by side. @returns how many they are. */
async function comparePictures(files: readonly string[], target: string): Promise<number> {
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const raw = { width, height, channels: 3 } as const;
  const [before, after] = (await Promise.all(
    files.map((file, index) =>
      sharp(file)
        .removeAlpha()
        .extend({
          right: width - sizes[index]!.width,
          bottom: height - sizes[index]!.height,
          background: "#ff00ff",
        })
        .raw()
        .toBuffer(),
    ),
  )) as [Buffer, Buffer];
  const marked = Buffer.alloc(before.length, 255);
  let changed = 0;
  for (let at = 0; at < before.length; at += 3) {
    const isOther = [0, 1, 2].some(
      (channel) => Math.abs(before[at + channel]! - after[at + channel]!) > TOLERANCE,
    );
    if (!isOther) continue;
    changed += 1;
    marked.fill(0, at + 1, at + 3);
  }
  if (changed === 0) return 0;
  const side = await Promise.all(
    [before, after, marked].map((pixels) => sharp(pixels, { raw }).png().toBuffer()),
  );
  await sharp({ create: { ...raw, width: width * 3, background: "#fff" } })
    .composite(side.map((input, index) => ({ input, left: index * width, top: 0 })))
    .png()
    .toFile(target);
  return changed;
}

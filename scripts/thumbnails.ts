import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright/test";
import sharp from "sharp";
import { pages } from "#registry/pages.ts";
import { launchOptions } from "../tests/support/chromium.ts";
import { startSiteServer } from "../tests/support/site-server.ts";
import { openForPicture } from "./lib/page-picture.ts";
import { ensureBuilt, fail } from "./lib/project.mjs";

/**
 * Writes the small pictures of every home page that the overview of all demos shows: its first screen at 1280 × 800, half as large
 * (`public/demos/NAME.avif`) and smaller, for a phone (`NAME-400.avif`). Run it with `npm run thumbnails -- /home-…` when a home page has changed, and commit the result; without
 * an address it writes all of them.
 */
/** `limit` is in bytes. A busy first screen is encoded again, more tightly, until it fits. */
const sizes = [
  { ending: "", width: 640, height: 400, limit: 18_000 },
  { ending: "-400", width: 400, height: 250, limit: 9000 },
];
const folder = fileURLToPath(new URL("../public/demos/", import.meta.url));
const wanted = process.argv.slice(2);
const homes = pages.filter(({ path }) =>
  wanted.length > 0 ? wanted.includes(path) : path.startsWith("/home-"),
);
const unknown = wanted.filter((address) => !homes.some(({ path }) => path === address));
if (unknown.length > 0)
  fail(
    `There is no page at ${unknown.join(", ")}: write its address, as in \`npm run thumbnails -- /home-…\`.`,
  );

await ensureBuilt();
await mkdir(folder, { recursive: true });
const server = await startSiteServer();
const browser = await chromium.launch(launchOptions);
try {
  for (const { path } of homes) {
    const page = await browser.newPage({
      baseURL: server.url,
      viewport: { width: 1280, height: 800 },
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    await openForPicture(page, path);
    // What is of the exhibition, and not of the page, is not on it.
    await page
      .getByRole("navigation", { name: "Showcase", exact: true })
      .evaluateAll((bars: HTMLElement[]) => bars.forEach((bar) => (bar.hidden = true)));
    const screenshot = await page.screenshot({ animations: "disabled" });
    for (const { ending, ...size } of sizes) {
      const picture = await encode(screenshot, size);
      const name = `${path.replace("/home-", "")}${ending}.avif`;
      await writeFile(`${folder}${name}`, picture);
      console.log(`public/demos/${name} ${(picture.length / 1000).toFixed(1)} kB`);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

async function encode(
  screenshot: Buffer,
  { limit, ...size }: Omit<(typeof sizes)[number], "ending">,
) {
  for (let quality = 55; ; quality -= 5) {
    const picture = await sharp(screenshot).resize(size).avif({ quality, effort: 6 }).toBuffer();
    if (picture.length <= limit || quality <= 20) return picture;
  }
}

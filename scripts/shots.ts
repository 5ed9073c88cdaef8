import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "playwright/test";
import sharp from "sharp";
import { allPaths } from "#registry/all-paths.ts";
import { launchOptions } from "../tests/support/chromium.ts";
import { startSiteServer } from "../tests/support/site-server.ts";
import { openForPicture } from "./lib/page-picture.ts";
import { parsed } from "./lib/parsed.ts";
import { ensureBuilt, root } from "./lib/project.mjs";
import { typedPath } from "./lib/typed-path.ts";

/** Screenshots of pages to look at: of each the first screen and the whole page, and all first screens on contact sheets. */
const USAGE = `npm run shots -- PATH…         these pages; all without a path
  --width 390,1440
  --scheme light,dark
  --out FOLDER                 where to; what else lies there stays. Without it to shots, which is emptied first`;

const { values, positionals } = parsed(USAGE, {
  allowPositionals: true,
  options: {
    width: { type: "string", default: "390,1440" },
    scheme: { type: "string", default: "light,dark" },
    out: { type: "string" },
  },
});
const paths = positionals.length > 0 ? positionals : allPaths().map(({ path }) => path);
const widths = values.width.split(",").map(Number);
/** Nobody keeps anything in it: git ignores it. */
const ownFolder = join(root, "shots");
const out = values.out === undefined ? ownFolder : typedPath(values.out);
const schemes = values.scheme.split(",") as ("light" | "dark")[];

interface Shot {
  path: string;
  width: number;
  scheme: "light" | "dark";
}

await ensureBuilt();
if (values.out === undefined) await rm(ownFolder, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const server = await startSiteServer();
const browser = await chromium.launch(launchOptions);
try {
  for (const width of widths) {
    for (const scheme of schemes) {
      const screens: string[] = [];
      for (const path of paths) screens.push(await shoot(browser, { path, width, scheme }));
      if (screens.length > 1)
        await contactSheet(screens, join(out, `sheet-${width}-${scheme}.png`));
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

/** Takes both pictures of one page. @returns the file of its first screen. */
async function shoot(browser: Browser, { path, width, scheme }: Shot): Promise<string> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height: width < 768 ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await openForPicture(page, path);
  const name = `${path.slice(1).replaceAll("/", "-") || "front"}-${width}-${scheme}`;
  const screen = join(out, `${name}-screen.png`);
  await page.screenshot({ path: screen, animations: "disabled" });
  await page.screenshot({
    path: join(out, `${name}.png`),
    fullPage: true,
    animations: "disabled",
  });
  await context.close();
  console.log(join(out, `${name}.png`));
  return screen;
}

/** Many first screens on one picture, in the order given: five in a row, or ten of a phone. */
async function contactSheet(files: readonly string[], target: string): Promise<void> {
  const perRow = widths.length === 1 && widths[0]! < 768 ? 10 : 5;
  const columns = Math.min(perRow, files.length);
  const cell = { width: Math.floor(2000 / columns), gap: 16 };
  const tiles = await Promise.all(
    files.map((file) =>
      sharp(file)
        .resize({ width: cell.width - cell.gap })
        .png()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const rowHeight = Math.max(...tiles.map(({ info }) => info.height)) + cell.gap;
  const rows = Math.ceil(tiles.length / columns);
  await sharp({
    create: {
      width: columns * cell.width + cell.gap,
      height: rows * rowHeight + cell.gap,
      channels: 3,
      background: "#808080",
    },
  })
    .composite(
      tiles.map(({ data }, index) => ({
        input: data,
        left: cell.gap + (index % columns) * cell.width,
        top: cell.gap + Math.floor(index / columns) * rowHeight,
      })),
    )
    .png()
    .toFile(target);
  console.log(target);
}

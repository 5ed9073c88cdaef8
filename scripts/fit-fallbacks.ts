import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright/test";
import fittedRuns from "#app/skins/fallback-runs.json" with { type: "json" };
import { fonts } from "#app/skins/fonts.ts";
import { fontsOf, type Skin } from "#app/skins/skin.ts";
import { type FallbackRuns, runsOf, type Substitute } from "#app/skins/stylesheet.ts";
import { cutsFor, substituteName, systemFaces } from "#app/skins/system-faces.ts";
import { contentPages } from "#registry/content-pages.ts";
import { pages } from "#registry/pages.ts";
import { shellOptions } from "../tests/support/chromium.ts";
import { startSiteServer } from "../tests/support/site-server.ts";
import { openForPicture } from "./lib/page-picture.ts";
import { ensureBuilt, fail, root } from "./lib/project.mjs";

/**
 * Fits the system's letters, which a page shows until its fonts are there, to those fonts: `npm run fonts -- SKIN…`, without one every skin
 * of a page. For each of a skin's fonts and each system face it looks for the size at which the first screens of its pages, on three phones and a desktop,
 * move least when the font arrives, and writes it into `app/skins/fallback-runs.json`. The system faces have to be installed, in Debian
 * as fonts-liberation, fonts-roboto, fonts-noto-core and fonts-dejavu-core.
 */
const FILE = join(root, "app/skins/fallback-runs.json");
const screens = [
  { width: 360, height: 800 },
  { width: 412, height: 915 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Of the pages of a skin, as many are looked at, spread over all. */
const MOST_PAGES = 5;
/** Tried are lines from 20% shorter to 20% longer, in steps of one percent. */
const tries = Array.from({ length: 41 }, (_, step) => 0.8 + step * 0.01);

const wanted = process.argv.slice(2);
const pathsOf = new Map<Skin, string[]>();
for (const { path, skin, prerender } of [...pages, ...contentPages])
  if (prerender !== false) pathsOf.set(skin, [...(pathsOf.get(skin) ?? []), path]);
const names = [...pathsOf.keys()].map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0)
  fail(`No page has the skin ${unknown.join(", ")}. Skins of pages: ${names.sort().join(", ")}.`);

await ensureBuilt();
const server = await startSiteServer();
const browser = await chromium.launch(shellOptions);
const runs: FallbackRuns = structuredClone(fittedRuns);
try {
  const open = pathsOf.entries();
  await Promise.all(Array.from({ length: availableParallelism() }, () => fitAll(open)));
} finally {
  await browser.close();
  await server.stop();
}

async function fitAll(open: Iterable<[Skin, string[]]>): Promise<void> {
  for (const [skin, paths] of open) {
    if (wanted.length > 0 && !wanted.includes(skin.name)) continue;
    const step = Math.max(1, paths.length / MOST_PAGES);
    const chosen = paths.filter((_, index) => index % step < 1);
    const fits = await fit(browser, skin, chosen);
    const fitted: NonNullable<FallbackRuns[string]> = (runs[skin.name] = {});
    for (const { family, system, cut, runs: best } of fits)
      ((fitted[family] ??= {})[system.name] ??= {})[cut] = best;
    console.log([skin.name, ...fits.map(said)].join("\n  "));
    const sorted = Object.entries(runs).toSorted(([a], [b]) => a.localeCompare(b));
    await writeFile(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
}

interface Fit extends Substitute {
  runs: number;
  /** What moves on all screens together, before and after: shares of a screen times how far, as layout shifts are scored. */
  moved: [before: number, after: number];
}

function said({ family, system, cut, runs: best, moved: [before, after] }: Fit): string {
  return `${substituteName(family, system)} ${cut}: ${best}, moves ${after.toFixed(3)} after ${before.toFixed(3)}`;
}

async function fit(browser: Browser, skin: Skin, paths: readonly string[]): Promise<Fit[]> {
  const substitutes = fontsOf(skin).flatMap((family) =>
    systemFaces[fonts[family].fallback].flatMap((system) =>
      cutsFor(fonts[family].weight).map(({ cut }) => ({
        family,
        system,
        cut,
        sums: tries.map(() => 0),
      })),
    ),
  );
  for (const path of paths) {
    for (const viewport of screens) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await openForPicture(page, path);
      for (const substitute of substitutes) {
        const costs = await measure(page, substitute);
        substitute.sums = substitute.sums.map((sum, at) => sum + costs[at]!);
      }
      await context.close();
    }
  }
  const asNow = tries.findIndex((factor) => Math.abs(factor - 1) < 0.001);
  return substitutes.map(({ sums, ...substitute }) => {
    // Where no text has this cut, all are alike.
    const isUnseen = Math.max(...sums) === Math.min(...sums);
    const best = isUnseen ? asNow : sums.indexOf(Math.min(...sums));
    return {
      ...substitute,
      runs: Number((runsOf(skin, substitute) * tries[best]!).toFixed(3)),
      moved: [sums[asNow]!, sums[best]!],
    };
  });
}

/** What each try moves on this screen, with the page's other fonts and the other cut's letters there. */
function measure(page: Page, { family, system, cut }: Substitute): Promise<number[]> {
  const name = substituteName(family, system);
  const weights = cutsFor(fonts[family].weight).find((each) => each.cut === cut)!.weights;
  return page.evaluate(
    async ({ family, name, weights, tries }) => {
      const faces = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap(function inside(rule): CSSRule[] {
          return "cssRules" in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(inside) : [rule];
        })
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(
          ({ style }) =>
            (property: string) =>
              style.getPropertyValue(property),
        );
      const named = (wanted: string) =>
        faces.filter((valueOf) => valueOf("font-family").replaceAll('"', "") === wanted);
      const [own] = named(family);
      const face = named(name).find((valueOf) => valueOf("font-weight") === weights);
      if (!own || !face) throw new Error(`The page has no face "${name}".`);
      const percent = (property: string, factor: number) =>
        `${property}: ${Number.parseFloat(face(property)) * factor}%;`;
      const others = ["1 550", "551 1000"].filter(
        (each) => weights !== "1 1000" && each !== weights,
      );
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        tries
          .flatMap((factor, index) => [
            `@font-face { font-family: "try ${index}"; font-weight: ${weights}; src: ${face("src")}; ${percent("size-adjust", 1 / factor)} ${percent("ascent-override", factor)} ${percent("descent-override", factor)} line-gap-override: 0%; }`,
            ...others.map(
              (other) =>
                `@font-face { font-family: "try ${index}"; font-weight: ${other}; src: ${own("src")}; }`,
            ),
          ])
          .join("\n"),
      );
      document.adoptedStyleSheets.push(sheet);
      await Promise.all(
        tries.flatMap((_, index) =>
          [400, 700].map((weight) => document.fonts.load(`${weight} 20px "try ${index}"`)),
        ),
      ).catch(() => {
        throw new Error(`This machine has nothing for the face "${name}".`);
      });

      const html = document.documentElement;
      const stacks = ["display", "text", "figures"]
        .map((role) => `--face-${role}`)
        .map((name) => [name, getComputedStyle(html).getPropertyValue(name)] as const)
        .filter(([, stack]) => stack.includes(`"${family}"`) || stack.startsWith(family));
      const show = (name: string | null) => {
        for (const [property] of stacks)
          if (name) html.style.setProperty(property, `"${name}"`);
          else html.style.removeProperty(property);
      };

      const { innerWidth, innerHeight } = window;
      // What is far below would be laid out again with each try, for nothing.
      for (const part of document.querySelectorAll<HTMLElement>("main > *, main > * > *, footer"))
        if (part.getBoundingClientRect().top > 1.5 * innerHeight) part.style.display = "none";
      const side = Math.max(innerWidth, innerHeight);
      const range = document.createRange();
      const texts: Node[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode);
      const boxes = [...document.querySelectorAll("img, svg, input, button, video")];
      const placesOf = () => [
        ...texts.map((text) => {
          range.selectNodeContents(text);
          return range.getBoundingClientRect();
        }),
        ...boxes.map((box) => box.getBoundingClientRect()),
      ];
      const shownArea = ({ top, bottom, left, right }: DOMRect) =>
        Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) *
        Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));

      const real = placesOf();
      const costs = tries.map((_, index) => {
        show(`try ${index}`);
        let cost = 0;
        placesOf().forEach((place, at) => {
          const there = real[at]!;
          const area = Math.max(shownArea(place), shownArea(there));
          if (area === 0) return;
          const away = Math.max(Math.abs(place.top - there.top), Math.abs(place.left - there.left));
          const screen = innerWidth * innerHeight;
          // A move of less than 3 px is none for browsers; among tries that move nothing, the one whose lines are as long is best.
          if (away >= 3) cost += (area / screen) * (Math.min(away, side) / side);
          cost += (1e-5 * Math.abs(place.width - there.width) * area) / screen;
        });
        return cost;
      });
      show(null);
      document.adoptedStyleSheets.pop();
      return costs;
    },
    { family, name, weights, tries },
  );
}

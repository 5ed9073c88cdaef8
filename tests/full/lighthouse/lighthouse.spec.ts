import lighthouse from "lighthouse";
import { chromium, expect, test } from "playwright/test";
import { launchOptions } from "../../support/chromium.ts";
import { freePort } from "../../support/free-port.ts";
import { pathsToTest } from "../../support/sample.ts";
import { siteUrl } from "../../support/site-under-test.ts";

/**
 * Lighthouse as on a mid-range phone. The other categories have to be perfect. What a machine does beside makes a page slower, never
 * faster, and the first look at a page is the slowest: two runs of at most four have to be this fast, or one faster than that.
 */
const PERFORMANCE = 0.98;
const FASTER = 0.99;
const RUNS = 4;
const FAST_RUNS = 2;
const perfect = ["accessibility", "best-practices", "seo"] as const;

for (const path of pathsToTest("kinds and homes")) {
  test(`${path} satisfies Lighthouse`, async () => {
    // As many runs as it takes, of up to a minute each.
    test.setTimeout(RUNS * 60_000);
    const { scores, faults } = await audit(siteUrl() + path, ["performance", ...perfect]);
    for (const category of perfect) expect(scores[category], faults).toBe(1);

    const speeds = [scores.performance ?? 0];
    while (!isDecided(speeds)) {
      const { scores: again } = await audit(siteUrl() + path, ["performance"]);
      speeds.push(again.performance ?? 0);
    }
    console.log(`${path}: performance ${speeds.join(", ")}`);
    expect(isFastEnough(speeds), `${speeds.join(", ")}\n${faults}`).toBe(true);
  });
}

const isFast = (speed: number) => speed >= PERFORMANCE;

const isFastEnough = (speeds: readonly number[]) =>
  speeds.some((speed) => speed >= FASTER) || speeds.filter(isFast).length >= FAST_RUNS;

function isDecided(speeds: readonly number[]): boolean {
  const slow = speeds.filter((speed) => !isFast(speed)).length;
  return isFastEnough(speeds) || slow > RUNS - FAST_RUNS;
}

/** Scores by category, from 0 to 1, and what keeps them from 1. A run in which the browser's trace broke off says nothing of the page. */
async function audit(url: string, onlyCategories: string[]) {
  for (let run = 0; run < RUNS; run += 1) {
    const result = await auditOnce(url, onlyCategories);
    if (!result.broken) return result;
    console.log(`${url}: Lighthouse broke off, ${result.broken}`);
  }
  throw new Error(`Lighthouse broke off ${RUNS} times at ${url}`);
}

async function auditOnce(url: string, onlyCategories: string[]) {
  const port = await freePort();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: "error", onlyCategories });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { categories, audits, runtimeError } = result.lhr;
    return {
      broken: runtimeError?.code,
      scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, score])),
      faults: Object.values(audits)
        .filter(({ score }) => score !== null && score < 1)
        .map(({ id, title, score }) => `${id}: ${title} (${score})`)
        .join("\n"),
    };
  } finally {
    await browser.close();
  }
}

import lighthouse from "lighthouse";
import { chromium, expect, test } from "playwright/test";
import { launchOptions } from "../../support/chromium.ts";
import { freePort } from "../../support/free-port.ts";
import { pathsToTest } from "../../support/sample.ts";
import { siteUrl } from "../../support/site-under-test.ts";

/** Lighthouse as on a mid-range phone: median of three for performance; the other categories have to be perfect. */
const RUNS = 3;
const PERFORMANCE = 0.98;
const perfect = ["accessibility", "best-practices", "seo"] as const;

for (const path of pathsToTest("kinds and homes")) {
  test(`${path} satisfies Lighthouse`, async () => {
    test.setTimeout(240_000);
    const reports = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await audit(siteUrl() + path));

    const faults = reports[0]!.audits
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id, title, score }) => `${id}: ${title} (${score})`);
    for (const category of perfect) expect(reports[0]!.scores[category], faults.join("\n")).toBe(1);
    const speeds = reports.map(({ scores }) => scores.performance ?? 0).toSorted((a, b) => a - b);
    console.log(`${path}: performance ${speeds.join(", ")}`);
    expect(speeds[Math.floor(RUNS / 2)], faults.join("\n")).toBeGreaterThanOrEqual(PERFORMANCE);
  });
}

async function audit(url: string) {
  const port = await freePort();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: ["performance", ...perfect],
    });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { categories, audits } = result.lhr;
    return {
      scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, score])),
      audits: Object.values(audits),
    };
  } finally {
    await browser.close();
  }
}

import { chromium } from "playwright/test";
import { allPaths } from "#registry/all-paths.ts";
import { firstViewBudget } from "#shared/first-view-budget.ts";
import { launchOptions } from "../tests/support/chromium.ts";
import { type FirstView, measureFirstView } from "../tests/support/first-view.ts";
import { startSiteServer } from "../tests/support/site-server.ts";
import { ensureBuilt } from "./lib/project.mjs";

/**
 * Prints what a first visit of each path costs, in kB as transferred, on a phone with a sharp screen: `npm run bench -- PATH…`, all
 * paths without one. Times are of this machine, unthrottled.
 */
const given = process.argv.slice(2);
const paths = given.length > 0 ? given : allPaths().map(({ path }) => path);

await ensureBuilt();
const server = await startSiteServer();
const browser = await chromium.launch(launchOptions);
try {
  const rows: Record<string, Record<string, number>> = {};
  for (const path of paths) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
    });
    rows[path] = rounded(await measureFirstView(await context.newPage(), path));
    await context.close();
  }
  rows["at most"] = { ...firstViewBudget };
  console.table(rows);
} finally {
  await browser.close();
  await server.stop();
}

function rounded(view: FirstView): Record<string, number> {
  return Object.fromEntries(
    Object.entries(view).map(([part, value]) => [
      part,
      Number(value.toFixed(part === "layoutShift" ? 4 : 1)),
    ]),
  );
}

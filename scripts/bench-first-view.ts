import { type Browser, chromium } from "playwright/test";
import { allPaths } from "#registry/all-paths.ts";
import { firstViewBudget } from "#shared/first-view-budget.ts";
import { launchOptions } from "../tests/support/chromium.ts";
import { type FirstView, measureFirstView } from "../tests/support/first-view.ts";
import { startSiteServer } from "../tests/support/site-server.ts";
import { startOtherState } from "./lib/other-state.ts";
import { type PhoneView, viewOnPhone } from "./lib/phone-view.ts";
import { parsed } from "./lib/parsed.ts";
import { ensureBuilt } from "./lib/project.mjs";
import { median, spreadOf } from "./lib/spread.ts";

/**
 * What a first visit costs, in kB as transferred, on a phone with a sharp screen. Times are of this machine, unthrottled; against another state,
 * both are visited in turn by a phone with a processor four times slower and a line of 1.6 Mb/s.
 */
const USAGE = `npm run bench -- PATH…                    all paths without one
npm run bench -- --against STATE PATH…    a commit, the folder of another checkout, or the address of a site;
                                          a path that has another name there: HERE=THERE
  --rounds 5                              visits of each`;

const { positionals, values } = parsed(USAGE, {
  allowPositionals: true,
  options: { against: { type: "string" }, rounds: { type: "string", default: "5" } },
});

await ensureBuilt();
const server = await startSiteServer();
const browser = await chromium.launch(launchOptions);
try {
  if (values.against) await compare(browser, values.against);
  else await printSizes(browser);
} finally {
  await browser.close();
  await server.stop();
}

async function printSizes(browser: Browser): Promise<void> {
  const paths = positionals.length > 0 ? positionals : allPaths().map(({ path }) => path);
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
}

function rounded(view: FirstView): Record<string, number> {
  return Object.fromEntries(
    Object.entries(view).map(([part, value]) => [
      part,
      Number(value.toFixed(part === "layoutShift" ? 4 : 1)),
    ]),
  );
}

/** In turn, so that whatever else the machine does hits both alike. */
async function compare(browser: Browser, state: string): Promise<void> {
  const other = await startOtherState(state);
  try {
    const paths = positionals.length > 0 ? positionals : ["/"];
    for (const path of paths) {
      const [here = "/", there = here] = path.split("=");
      const views: Record<"this" | "other", PhoneView[]> = { this: [], other: [] };
      for (let round = 0; round < Number(values.rounds); round += 1) {
        views.other.push(await viewOnPhone(browser, other.url + there));
        views.this.push(await viewOnPhone(browser, server.url + here));
      }
      console.log(path);
      console.table(comparison(views.this, views.other));
    }
  } finally {
    await other.stop();
  }
}

function comparison(here: readonly PhoneView[], there: readonly PhoneView[]) {
  const of = (views: readonly PhoneView[], part: keyof PhoneView) =>
    views.map((view) => view[part]);
  const rows: Record<string, Record<string, string>> = {};
  for (const part of Object.keys(here[0] ?? {}) as (keyof PhoneView)[]) {
    const [own, others] = [of(here, part), of(there, part)];
    const ratios = own.map((value, round) => value / others[round]!);
    const places = part === "layoutShift" ? 4 : 0;
    rows[part] = {
      this: spreadOf(own, places),
      other: spreadOf(others, places),
      "this : other": median(others) > 0 ? spreadOf(ratios, 2) : "",
    };
  }
  return rows;
}

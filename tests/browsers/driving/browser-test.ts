import { expect, test as base } from "playwright/test";
import { findChromium, findFirefox, findWebKit } from "../../../scripts/lib/tools.mjs";
import { startChromium, startFirefox } from "./puppeteer.ts";
import type { Engine } from "./tab.ts";
import { Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

/** A transition of a view that the next one overtakes; see site-test.ts. */
const overtaken = /^uncaught: .*Transition was skipped/;

/** The browsers are the projects of the same names; one that this machine does not have is left out, and the run says so. */
const engines: Record<string, () => Promise<Engine> | null> = {
  chromium: () => ifFound(findChromium(), startChromium),
  firefox: () => ifFound(findFirefox(), startFirefox),
  webkit: () => ifFound(findWebKit(), startWebKit),
};

/**
 * The test of what holds in every browser. Each worker starts its browser once; each test has a visitor of its own, and fails when the
 * browser complains.
 */
export const test = base.extend<{ visitor: Visitor }, { engine: Engine | null }>({
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from this pattern
    async ({}, use, { project }) => {
      const engine = (await engines[project.name]!()) ?? null;
      await use(engine);
      await engine?.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  visitor: async ({ engine }, use, info) => {
    if (!engine) return info.skip(true, `${info.project.name} is not installed`);
    const tab = await engine.newTab();
    await use(new Visitor(tab));
    const complaints = (await tab.complaints()).filter((complaint) => !overtaken.test(complaint));
    if (info.error)
      await info.attach("screen", { body: await tab.screenshot(), contentType: "image/png" });
    await tab.close();
    expect(complaints, "the browser complained").toEqual([]);
  },
});

function ifFound<Found>(found: Found | null, start: (found: Found) => Promise<Engine>) {
  return found ? start(found) : null;
}

import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from "playwright/test";
import { siteUrl } from "./site-under-test.ts";

export { expect };

/**
 * React Router skips the transition of a view that the next one overtakes, and leaves the promise that tells of it to nobody. The
 * visitor sees the second view, as wanted.
 */
const overtaken = /^uncaught: Transition was skipped/;

interface Fixtures {
  /** What browsers had to complain about during this test. */
  complaints: string[];
  /** Complaints that match are expected by this test; all others fail it. */
  tolerate: (...patterns: RegExp[]) => void;
  /** Opens a window for another visitor, with cookies and a cache of their own; it closes with the test. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

/**
 * The test of the browser tests. Fails when the browser has anything to complain about that the test does not expect: errors and
 * warnings in the console (hydration among them), uncaught errors, violations of the page's policy, requests that leave the
 * site, answers with an error status.
 */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from this pattern
  baseURL: async ({}, use) => use(siteUrl()),
  // oxlint-disable-next-line no-empty-pattern -- as above
  complaints: async ({}, use) => use([]),
  tolerate: [
    async ({ context, complaints }, use) => {
      const tolerated = [overtaken];
      await listen(context, complaints);
      await use((...patterns) => void tolerated.push(...patterns));
      const unexpected = complaints.filter(
        (complaint) => !tolerated.some((pattern) => pattern.test(complaint)),
      );
      expect([...new Set(unexpected)], "the browser complained").toEqual([]);
    },
    { auto: true },
  ],
  newVisitor: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await listen(context, complaints);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

async function listen(context: BrowserContext, complaints: string[]): Promise<void> {
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== siteUrl())
      complaints.push(`left the site: ${request.url()}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400)
      complaints.push(`answered ${response.status()}: ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What a navigation leaves behind is no failure.
    if (reason !== "net::ERR_ABORTED") complaints.push(`failed: ${request.url()} ${reason}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(
        `policy violation: ${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample}`,
      );
    });
  });
}

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { launchOptions, shellOptions } from "./support/chromium.ts";
import { specsOfChanges, specsOfOtherCommits } from "./support/specs-to-run.ts";

/** Written out whole: a relative pattern also fits the folders above the project, whatever they are called. */
const specsIn = (folder: string) => join(import.meta.dirname, folder, "**/*.spec.ts");
/** Beside the page that they try. */
const specsOfPages = specsIn("../app");

const root = join(import.meta.dirname, "..");
const isFull = process.env.VITRINE_FULL === "1";
/** Set by `npm test`. Who names a spec by hand gets it at any commit. */
const isDaily = process.env.VITRINE_DAILY === "1";
/** Set by `npm test -- --quick`. */
const isQuick = process.env.VITRINE_QUICK === "1";

const inShell = { use: { launchOptions: shellOptions } };

/** What looks at each page of the site without using it. */
const everyPage = ["e2e/pages.spec.ts", "a11y/frames.spec.ts"].map((file) =>
  join(import.meta.dirname, file),
);

/** Where Tab leads depends on what a browser has around the page, too. */
const specsByTab = () =>
  globSync(["app/**/*.spec.ts", "tests/{a11y,e2e}/**/*.spec.ts"], { cwd: root })
    .map((file) => join(root, file))
    .filter((file) => /"(Shift\+)?Tab"/.test(readFileSync(file, "utf8")));

/**
 * Kinds of tests against the production server: `site` reads every page over plain HTTP, `browser` uses pages as a visitor does. What only
 * `npm run test:full` runs: `pages` looks at every page, `keys` goes by Tab in the browser itself (decision 0024), `chromium`, `firefox` and
 * `webkit` are three browsers, `full` measures. There nothing is repeated on failure, but in WebKit, whose processes die now and then
 * (decision 0032). `npm test`, which also runs on machines that are busy with other things, tries a failed test once more and names each
 * that needed it: a list that should be empty.
 */
export default defineConfig({
  testDir: "..",
  respectGitIgnore: true,
  outputDir: "../.cache/test/results",
  globalSetup: "./support/start-site.ts",
  // A test waits now and then: three keep two cores busy.
  workers: 3,
  fullyParallel: true,
  retries: isFull ? 0 : 1,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 5000 },
  reporter: [["list"], ["json", { outputFile: "../.cache/test/playwright.json" }]],
  use: { browserName: "chromium", launchOptions, locale: "en-US", timezoneId: "Europe/Paris" },
  projects: [
    // A file keeps to one worker: each that needs the crawled site reads and parses all of it.
    { name: "site", testMatch: specsIn("site"), fullyParallel: false },
    {
      name: "browser",
      testMatch: isQuick ? specsOfChanges() : [specsIn("e2e"), specsIn("a11y"), specsOfPages],
      testIgnore: isFull ? [...everyPage, ...specsByTab()] : isDaily ? specsOfOtherCommits() : [],
      ...(isFull ? inShell : {}),
    },
    ...(isFull
      ? [
          { name: "pages", testMatch: everyPage, ...inShell },
          { name: "keys", testMatch: specsByTab() },
        ]
      : []),
    // The same tests in three browsers, which are not Playwright's (decision 0032).
    ...["chromium", "firefox", "webkit"].map((name) => ({
      name,
      testMatch: specsIn("browsers"),
      timeout: 90_000,
      retries: name === "webkit" ? 1 : 0,
    })),
    ...(isFull ? [{ name: "full", testMatch: specsIn("full"), workers: 1 }] : []),
  ],
});

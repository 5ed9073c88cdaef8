// `npm test`: everything that can be checked, in one run. `--full` leaves nothing out (npm run test:full).
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  ensureBuilt,
  ensureInstalled,
  fail,
  pinnedNode,
  root,
  run,
  runBin,
} from "./lib/project.mjs";
import { runSteps } from "./lib/test-run.mjs";
import { findChromium, missingBrowsers, missingTools } from "./lib/tools.mjs";

const reports = join(root, ".cache", "test");
const isFull = process.argv.includes("--full");
const quiet = { quiet: true };

/** Checks of the sources; each counts as one. */
const staticSteps = [
  { name: "content", run: () => runBin("velite", ["build", "--strict"], quiet) },
  { name: "route types", run: () => runBin("react-router", ["typegen"], quiet) },
  { name: "types", run: () => runBin("tsc", ["--noEmit"], quiet) },
  { name: "lint", run: () => runBin("oxlint", ["--type-aware"], quiet) },
  { name: "format", run: () => runBin("oxfmt", ["--check"], quiet) },
  { name: "house rules", run: () => run(pinnedNode(), ["tests/check-sources.ts"], quiet) },
  { name: "unused code", run: () => runBin("knip", ["--no-progress"], quiet) },
];

const vitestReport = join(reports, "vitest.json");

/** A run of projects of `tests/playwright.config.ts`. */
function playwrightStep(name, projects) {
  const report = join(reports, `${projects.join("-")}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    name,
    run: () =>
      runBin("playwright", ["test", "--config", "tests/playwright.config.ts", ...chosen], {
        ...quiet,
        env: { ...browserEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      }),
    report,
    count: ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      repeated: suites.flatMap(repeatedTests),
    }),
  };
}

const steps = [
  ...staticSteps,
  {
    name: "unit and contract tests",
    run: () =>
      runBin(
        "vitest",
        ["run", "--reporter=default", "--reporter=json", `--outputFile=${vitestReport}`],
        quiet,
      ),
    report: vitestReport,
    count: ({ numPassedTests, numFailedTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    }),
  },
  { name: "build", run: () => ensureBuilt().then(() => ({ code: 0, output: "" })) },
  playwrightStep(isFull ? "site and browser tests, all" : "site and browser tests", [
    "site",
    "browser",
  ]),
  ...(isFull ? [playwrightStep("three browsers", ["chromium", "firefox", "webkit"])] : []),
  // It measures time: it runs alone, after everything else.
  ...(isFull ? [playwrightStep("Lighthouse", ["full"])] : []),
];

/** Titles of the tests of a Playwright suite that passed only on the second try. */
function repeatedTests({ specs, suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(repeatedTests)];
}

function browserEnvironment() {
  return {
    CHROMIUM_PATH: findChromium({ preferShell: !isFull }) ?? "",
    ...(isFull ? { VITRINE_FULL: "1" } : { VITRINE_DAILY: "1" }),
  };
}

try {
  const missing = missingTools();
  if (missing) throw new Error(missing);
  await ensureInstalled();
  mkdirSync(reports, { recursive: true });
  const started = performance.now();
  const { passed, failed } = await runSteps(steps);
  process.stdout.write(
    `${"in all".padEnd(28)} ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s\n`,
  );
  if (isFull) for (const line of missingBrowsers()) process.stdout.write(`${line}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
} catch (error) {
  fail(error);
}

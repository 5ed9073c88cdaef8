// `npm test`: everything that can be checked, in one run. `--full` leaves nothing out (npm run test:full); `--quick` is for the hand:
// the sources, unit tests, and the contract and browser tests of what changed.
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { comparedCommit, git } from "./lib/git.mjs";
import {
  ensureBuilt,
  ensureInstalled,
  fail,
  pinnedNode,
  readContent,
  root,
  run,
  runBin,
} from "./lib/project.mjs";
import { runSteps } from "./lib/test-run.mjs";
import { findChromium, missingExtras, missingTools } from "./lib/tools.mjs";

const reports = join(root, ".cache", "test");
const isFull = process.argv.includes("--full");
const isQuick = process.argv.includes("--quick");
const quiet = { quiet: true };
/** A site that was made from the template tries itself, and not what the template promises of all that can be made of it. */
const isMade = existsSync(join(root, "vitrine.json"));

const buildStep = {
  name: "build",
  run: () => ensureBuilt().then(() => ({ code: 0, output: "" })),
};

/** Checks of the sources, each counts as one, and the build, which uses one core. The second half reads what the first two write. */
const staticSteps = [
  { name: "content", run: readContent },
  { name: "route types", run: () => runBin("react-router", ["typegen"], quiet) },
  [
    buildStep,
    { name: "types", run: () => runBin("tsc", ["--noEmit"], quiet) },
    { name: "lint", run: () => runBin("oxlint", isMade ? [] : ["--type-aware"], quiet) },
    {
      name: "format",
      run: () => runBin("oxfmt", ["--check"], quiet),
      hint: "`npm run format` writes it so.",
    },
    { name: "house rules", run: () => run(pinnedNode(), ["tests/check-sources.ts"], quiet) },
    {
      name: "unused code",
      run: () => runBin("knip", ["--no-progress"], quiet),
      hint: "`npm run tidy` takes out what nothing uses any more.",
    },
  ],
];

/** A run of vitest. @param {string} name @param {string[]} args what to run; without any, all. */
function vitestStep(name, args = []) {
  const report = join(reports, `${name.replaceAll(" ", "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${report}`];
  return {
    name,
    run: () => runBin("vitest", ["run", ...reporters, ...args], { ...quiet, env: sample() }),
    report,
    count: ({ numPassedTests, numFailedTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    }),
  };
}

/** A run of projects of `tests/playwright.config.ts`. */
function playwrightStep(name, projects, more = []) {
  const report = join(reports, `${projects.join("-")}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    name,
    run: () =>
      runBin("playwright", ["test", "--config", "tests/playwright.config.ts", ...chosen, ...more], {
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

/** What becomes of the template in other hands, another choice for each commit, in copies that take over what the build has compressed. */
const copiesStep = {
  name: "in other hands",
  run: () => run(pinnedNode(), ["scripts/test-copies.ts"], { quiet: true, env: sample() }),
};

/** What a site of one's own must never have; the template's own tests ask the same of it, and more. */
const ownSiteStep = {
  name: "what must never be",
  run: () => run(pinnedNode(), ["scripts/check-mine.ts"], quiet),
};

const allSteps = () => [
  ...staticSteps,
  // Tests of the contract often wait, for processes and for databases.
  [
    vitestStep("unit and contract tests", ["--project=unit", "--project=contract"]),
    isMade ? ownSiteStep : copiesStep,
  ],
  // Packages as on a server, proxies: hardly anything that changes touches it.
  ...(isFull && !isMade ? [vitestStep("where it runs", ["--project=deploy"])] : []),
  ...(isFull
    ? [
        playwrightStep("every page", ["site", "pages"]),
        playwrightStep("browser tests", ["browser", "keys"]),
      ]
    : [playwrightStep("site and browser tests", ["site", "browser"])]),
  ...(isFull && !isMade
    ? [playwrightStep("three browsers", ["chromium", "firefox", "webkit"])]
    : []),
  // A server that is killed among orders, with a disk that is really written to.
  ...(isFull && !isMade
    ? [vitestStep("under load", ["--config", "tests/load/vitest.config.ts"])]
    : []),
  // It measures time: it runs alone, after everything else.
  ...(isFull && !isMade ? [playwrightStep("Lighthouse", ["full"])] : []),
];

/** What changed since main's last commit before this one, as the sample has it (tests/support/changed-files.ts). */
const quickSteps = async () => {
  const contracts = await changedContracts();
  return [
    ...staticSteps,
    vitestStep("unit tests", ["--project=unit"]),
    ...(contracts.length > 0
      ? [vitestStep("contract tests, changed", ["--project=contract", ...contracts])]
      : []),
    playwrightStep("browser tests, changed", ["browser"], ["--pass-with-no-tests"]),
  ];
};

/**
 * Files of contract tests that changed, that ask features for what they promise, and that try what changed, in this order: six, for a
 * change to the server's core touches all.
 */
async function changedContracts() {
  const since = comparedCommit(root);
  const { code, output } = await runBin(
    "vitest",
    ["list", "--project=contract", `--changed=${since}`, "--filesOnly"],
    quiet,
  );
  if (code !== 0) throw new Error(output);
  const files = output.match(/(?:tests\/contract|forms|server)\/[\w./-]+\.test\.ts/g) ?? [];
  const changed = new Set(git(root, "diff", "--name-only", since));
  const rank = (file) => 2 * changed.has(file) + file.startsWith("tests/contract/feature-");
  return [...files].sort((a, b) => rank(b) - rank(a)).slice(0, 6);
}

/** Titles of the tests of a Playwright suite that passed only on the second try. */
function repeatedTests({ specs, suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(repeatedTests)];
}

/** Says what may be left to other commits (tests/support/turns.ts, sample.ts). */
function sample() {
  return isFull ? { VITRINE_FULL: "1" } : isQuick ? { VITRINE_QUICK: "1" } : { VITRINE_DAILY: "1" };
}

function browserEnvironment() {
  // A full run chooses by project (tests/playwright.config.ts).
  const chosen = isFull ? {} : { CHROMIUM_PATH: findChromium({ preferShell: true }) ?? "" };
  return { ...chosen, ...sample() };
}

try {
  const missing = missingTools({ isMade });
  if (missing) throw new Error(missing);
  await ensureInstalled();
  // Lighthouse, which only this run needs, has packages of its own.
  if (isFull && !isMade) await ensureInstalled("tests/full/lighthouse");
  mkdirSync(reports, { recursive: true });
  const started = performance.now();
  const { passed, failed } = await runSteps(isQuick ? await quickSteps() : allSteps());
  process.stdout.write(
    `${"in all".padEnd(28)} ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s\n`,
  );
  if (isFull && !isMade) for (const line of missingExtras()) process.stdout.write(`${line}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
} catch (error) {
  fail(error);
}

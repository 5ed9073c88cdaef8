// Runs the steps of `npm test` and adds up what passed. Plain JavaScript without packages.
import { existsSync, readFileSync, rmSync } from "node:fs";

/**
 * @typedef {{ passed: number, failed: number, repeated?: string[] }} Tally `repeated` names what passed on its second try.
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<{ code: number, output: string }>} run
 * @property {string} [report] JSON file that the step writes; without it the step itself counts as one.
 * @property {string} [hint] what mends it, said when it fails.
 * @property {(report: any) => Tally} [count] reads the report, whose form is its writer's.
 */

/**
 * Runs every step, failed ones included, and prints name, time and result of each. Steps in a list of their own run at the same time; a list
 * among those is one after the other again.
 * @param {(Step | (Step | Step[])[])[]} steps @returns {Promise<Tally>}
 */
export async function runSteps(steps) {
  const tallies = [];
  for (const step of steps)
    tallies.push(
      ...(Array.isArray(step)
        ? await Promise.all(step.map((each) => runInTurn([each].flat())))
        : [await runStep(step, { announce: true })]),
    );
  return sumOf(tallies);
}

/** @param {Step[]} steps @returns {Promise<Tally>} */
async function runInTurn(steps) {
  const tallies = [];
  for (const step of steps) tallies.push(await runStep(step));
  return sumOf(tallies);
}

/** @param {Tally[]} tallies @returns {Tally} */
function sumOf(tallies) {
  const sum = (what) => tallies.reduce((total, tally) => total + tally[what], 0);
  return { passed: sum("passed"), failed: sum("failed") };
}

/** @param {Step} step @returns {Promise<Tally>} */
async function runStep({ name, run, report, count, hint }, { announce = false } = {}) {
  if (report) rmSync(report, { force: true });
  const heading = `${name.padEnd(28)} `;
  if (announce) process.stdout.write(heading);
  const started = performance.now();
  const { code, output } = await run().catch((error) => ({
    code: 1,
    output: String(error.stack ?? error),
  }));
  if (code === 130 || code === 143) process.exit(code);
  const tally = talliedBy(report, count, code);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  const figures = report ? `  ${tally.passed} passed, ${tally.failed} failed` : "";
  const result = `${seconds} s  ${tally.failed > 0 ? "FAILED" : "ok"}${figures}\n`;
  process.stdout.write(announce ? result : heading + result);
  for (const test of tally.repeated ?? []) process.stdout.write(`  on the second try: ${test}\n`);
  if (tally.failed > 0) process.stdout.write(`\n${output.trim()}\n${hint ? `\n${hint}\n` : ""}\n`);
  return tally;
}

/** A step that ends badly without naming a failed test has failed once itself. */
function talliedBy(report, count, code) {
  const itself = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!report || !count) return itself;
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const tally = count(JSON.parse(readFileSync(report, "utf8")));
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

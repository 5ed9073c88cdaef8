import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { parseSettings } from "#server/env.ts";
import { features } from "#server/features.ts";
import { endWithSentence } from "#server/start-trouble.ts";
import { basePathOf } from "#shared/base-path.mjs";
import { databaseFindings } from "./lib/go-live/database-findings.ts";
import { fault, type Finding } from "./lib/go-live/finding.ts";
import { leadsOn } from "./lib/go-live/leads-on.ts";
import { settingsFindings } from "./lib/go-live/settings-findings.ts";
import { siteFindings } from "./lib/go-live/site-findings.ts";
import { parsed } from "./lib/parsed.ts";
import { fail } from "./lib/project.mjs";
import { typedPath } from "./lib/typed-path.ts";

/** Asks a running site what it still lacks before visitors are invited. */
const USAGE = `npm run go-live -- https://www.example.com                 what any visitor can see of the running site
npm run go-live -- https://… --env /etc/vitrine.env        and what the server's settings say, on its machine
  --backups FOLDER   where they are made; in DATA_DIR without it`;

const { values, positionals } = parsed(USAGE, {
  allowPositionals: true,
  options: { env: { type: "string" }, backups: { type: "string" } },
});
const [address = ""] = positionals;
if (!URL.canParse(address) || positionals.length > 1) fail(USAGE);
const site = addressOf(address);
const elsewhere = await leadsOn(site).catch(unreachable);
if (elsewhere) fail(`${site} leads on to ${elsewhere}: ask that.`);

const findings = [...(await settings()), ...(await ofSite())];
for (const { level, about, sentence } of findings)
  console.log(`${level === "fault" ? "MISSING" : "look   "}  ${about.padEnd(12)}${sentence}`);
const missing = findings.filter(({ level }) => level === "fault").length;
console.log(
  missing === 0 ? `${site} may go live.` : `${missing} to be mended before ${site} goes live.`,
);
if (!values.env)
  console.log("Settings, mail and backups were not asked: run it on the server with --env FILE.");
process.exitCode = missing === 0 ? 0 : 1;

function addressOf(given: string): string {
  try {
    return new URL(given).origin + basePathOf(given);
  } catch {
    return fail(USAGE);
  }
}

async function settings(): Promise<Finding[]> {
  if (!values.env) return [];
  const file = typedPath(values.env);
  if (!existsSync(file)) return fail(`There is no file ${file}.`);
  try {
    const env = parseEnv(readFileSync(file, "utf8"));
    const read = parseSettings({ ...process.env, ...env }, features);
    const otherUrl =
      read.publicUrl === site ? [] : [fault("addresses", `PUBLIC_URL is ${read.publicUrl}.`)];
    const backups = values.backups && typedPath(values.backups);
    return [
      ...otherUrl,
      ...(await databaseFindings(read)),
      ...(await settingsFindings(read, features, backups)),
    ];
  } catch (error) {
    return endWithSentence(error);
  }
}

function ofSite(): Promise<Finding[]> {
  return siteFindings(site).catch(unreachable);
}

function unreachable({ cause, message }: Error): never {
  return fail(`${site} cannot be asked: ${cause instanceof Error ? cause.message : message}`);
}

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { parseSettings } from "#server/env.ts";
import { features } from "#server/features.ts";
import { endWithSentence } from "#server/start-trouble.ts";
import { fail, root } from "../project.mjs";
import { readTarget } from "./export-target.ts";
import { exportSite } from "./export-site.ts";

const USAGE = `npm run export -- https://www.example.com                       the site as files, for a host without a server
npm run export -- https://… --api https://api.example.com      forms, cart and accounts are on that server
  --out FOLDER   where to; “export” without it
  --env FILE     the server's settings, for the periods in the privacy policy`;

const { values, positionals } = options();
try {
  const target = readTarget(positionals, values.api);
  await exportSite(target, { out: resolve(root, values.out ?? "export"), settings: settings() });
} catch (error) {
  fail(error);
}

function options() {
  try {
    const string = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { api: string, out: string, env: string },
    });
    if (positionals.length === 1) return { values, positionals: positionals[0]! };
  } catch {
    // An option that there is not.
  }
  return fail(USAGE);
}

function settings() {
  const { env } = values;
  if (env && !existsSync(env)) return fail(`There is no file ${env}.`);
  try {
    const set = env ? parseEnv(readFileSync(env, "utf8")) : {};
    return parseSettings({ ...process.env, ...set }, features);
  } catch (error) {
    return endWithSentence(error);
  }
}

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { parseSettings, type Settings } from "#server/env.ts";
import { features } from "#server/features.ts";
import { endWithSentence } from "#server/start-trouble.ts";
import { fail, root } from "../project.mjs";
import { exportSite } from "./export-site.ts";
import { readTarget } from "./export-target.ts";

/** What `scripts/export.mjs` was asked for. */
interface Asked {
  address: string;
  api?: string;
  out?: string;
  env?: string;
}

const { address, api, out = "export", env } = JSON.parse(process.argv[2] ?? "{}") as Asked;
try {
  const target = readTarget(address, api);
  await exportSite(target, { out: resolve(root, out), settings: settings() });
} catch (error) {
  fail(error);
}

/** Of the server, as far as pages say them. */
function settings(): Settings {
  if (env && !existsSync(env)) return fail(`There is no file ${env}.`);
  try {
    const set = env ? parseEnv(readFileSync(env, "utf8")) : {};
    return parseSettings({ ...process.env, ...set }, features);
  } catch (error) {
    return endWithSentence(error);
  }
}

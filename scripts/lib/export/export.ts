import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { parseSettings, type Settings } from "#server/env.ts";
import { features } from "#server/features.ts";
import { endWithSentence } from "#server/start-trouble.ts";
import { fail, root } from "../project.mjs";
import { typedPath } from "../typed-path.ts";
import { exportSite } from "./export-site.ts";
import { readTarget } from "./export-target.ts";

/** What `scripts/export.mjs` was asked for. */
interface Asked {
  address: string;
  api?: string;
  out?: string;
  env?: string;
}

const { address, api, out, env } = JSON.parse(process.argv[2] ?? "{}") as Asked;
try {
  const target = readTarget(address, api);
  const folder = out === undefined ? join(root, "export") : typedPath(out);
  await exportSite(target, { out: folder, settings: settings() });
} catch (error) {
  fail(error);
}

/** Of the server, as far as pages say them. */
function settings(): Settings {
  const file = env && typedPath(env);
  if (file && !existsSync(file)) return fail(`There is no file ${file}.`);
  try {
    const set = file ? parseEnv(readFileSync(file, "utf8")) : {};
    return parseSettings({ ...process.env, ...set }, features);
  } catch (error) {
    return endWithSentence(error);
  }
}

// `npm run export`: installs what is missing, then writes the site as files. What it does: scripts/lib/export/export.ts.
import { parseArgs } from "node:util";
import { ensureInstalled, fail, pinnedNode, run } from "./lib/project.mjs";

const USAGE = `npm run export -- https://www.example.com                       the site as files, for a host without a server
npm run export -- https://… --api https://api.example.com      forms, cart and accounts are on that server
  --out FOLDER   where to; “export” without it
  --env FILE     the server's settings, for the periods in the privacy policy`;

try {
  const asked = readOptions();
  await ensureInstalled();
  const program = "scripts/lib/export/export.ts";
  // Pages are rendered in that process: React is another one without this.
  const env = { NODE_ENV: "production" };
  const { code } = await run(pinnedNode(), [program, JSON.stringify(asked)], { env });
  process.exit(code);
} catch (error) {
  fail(error);
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { api: { type: "string" }, out: { type: "string" }, env: { type: "string" } },
    });
    if (positionals.length === 1) return { ...values, address: positionals[0] };
  } catch {
    // An option that there is not.
  }
  return fail(USAGE);
}

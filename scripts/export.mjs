// `npm run export`: installs what is missing, then writes the site as files. What it does: scripts/lib/export/export.ts.
import { ensureInstalled, fail, pinnedNode, run } from "./lib/project.mjs";

try {
  await ensureInstalled();
  const program = "scripts/lib/export/export.ts";
  // Pages are rendered in that process: React is another one without this.
  const env = { NODE_ENV: "production" };
  const { code } = await run(pinnedNode(), [program, ...process.argv.slice(2)], { env });
  process.exit(code);
} catch (error) {
  fail(error);
}

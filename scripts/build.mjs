// `npm run build`: installs what is missing and builds the site, whether it is stale or not. What it does: scripts/lib/build-site.ts.
import { build, ensureInstalled, fail, NOT_BUILT } from "./lib/project.mjs";

try {
  await ensureInstalled();
  const { code } = await build(process.argv.slice(2));
  if (code !== 0) throw new Error(NOT_BUILT);
} catch (error) {
  fail(error);
}

// `npm start`: installs what is missing, builds what is stale, serves the finished site.
import { ensureBuilt, ensureInstalled, fail, pinnedNode, run } from "./lib/project.mjs";

try {
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await run(pinnedNode(), ["server/main.ts"]);
  process.exit(code);
} catch (error) {
  fail(error);
}

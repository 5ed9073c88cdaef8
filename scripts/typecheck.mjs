// `npm run typecheck`: types of the posts and of the routes are made first, so that a page of a minute ago is known.
import { ensureInstalled, fail, readContent, runBin } from "./lib/project.mjs";

try {
  await ensureInstalled();
  for (const make of [readContent, () => runBin("react-router", ["typegen"], { quiet: true })]) {
    const { code, output } = await make();
    if (code !== 0) throw new Error(output);
  }
  process.exit((await runBin("tsc", ["--noEmit"])).code);
} catch (error) {
  fail(error);
}

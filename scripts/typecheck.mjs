// `npm run typecheck`: types of the posts and of the routes are made first, so that a page of a minute ago is known.
import { ensureInstalled, fail, runBin } from "./lib/project.mjs";

try {
  await ensureInstalled();
  for (const [name, ...options] of [
    ["velite", "build", "--strict"],
    ["react-router", "typegen"],
  ]) {
    const { code, output } = await runBin(name, options, { quiet: true });
    if (code !== 0) throw new Error(output);
  }
  process.exit((await runBin("tsc", ["--noEmit"])).code);
} catch (error) {
  fail(error);
}

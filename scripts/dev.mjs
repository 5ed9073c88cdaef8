// `npm run dev`: the development server with the API, on PORT (3000).
import { ensureInstalled, fail, pinnedNode, readContent, run } from "./lib/project.mjs";

try {
  await ensureInstalled();
  const content = await readContent();
  if (content.code !== 0) throw new Error(content.output);
  const { code } = await run(pinnedNode(), ["server/dev.ts"], {
    env: { NODE_ENV: "development", LOG_LEVEL: process.env.LOG_LEVEL ?? "warn" },
  });
  process.exit(code);
} catch (error) {
  fail(error);
}

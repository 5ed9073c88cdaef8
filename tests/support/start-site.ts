import { startSiteServer } from "./site-server.ts";

/** Playwright's global setup: one production server for all tests, known to them by `siteUrl` and `dataDir` below. */
export default async function setup() {
  const server = await startSiteServer();
  process.env.VITRINE_TEST_URL = server.url;
  process.env.VITRINE_TEST_DATA = server.dataDir;
  return () => server.stop();
}

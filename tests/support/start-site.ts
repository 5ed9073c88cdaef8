import { adminEmails } from "./admin-emails.ts";
import { startSiteServer } from "./site-server.ts";

/**
 * Playwright's global setup: one production server for all tests, known to them by `siteUrl` and `dataDir`. With VITRINE_TEST_URL set the
 * tests use the server that already listens there instead (those of the back office want its ADMIN_EMAILS), for a quick look at one spec while developing.
 */
export default async function setup() {
  if (process.env.VITRINE_TEST_URL) return;
  const server = await startSiteServer({ ADMIN_EMAILS: adminEmails.join(",") });
  process.env.VITRINE_TEST_URL = server.url;
  process.env.VITRINE_TEST_DATA = server.dataDir;
  return () => server.stop();
}

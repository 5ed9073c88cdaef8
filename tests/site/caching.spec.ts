import {
  ABOUT_US,
  ACCOUNT,
  CHECKOUT,
  PASSWORD_LINK,
  confirmAccountPath,
  confirmSubscriptionPath,
  customerOrderPath,
  newPasswordPath,
  unsubscribePath,
} from "#content/addresses.ts";
import { expect, test } from "playwright/test";
import { allPaths } from "#registry/all-paths.ts";
import { get } from "../support/http.ts";

/** What the real pages say about being kept; how the server decides stands in server/site/page-caching.ts. */
const TOKEN = "t".repeat(43);

/** Pages behind links of mails, and others that stand in no list of addresses. */
const ofVisitors = [
  ACCOUNT,
  PASSWORD_LINK,
  newPasswordPath(TOKEN),
  confirmAccountPath(TOKEN),
  customerOrderPath(TOKEN),
  confirmSubscriptionPath(TOKEN),
  unsubscribePath(TOKEN),
  "/admin",
  `/admin/sign-in/${TOKEN}`,
];

test("pages that depend on who asks are stored nowhere, and neither is their data", async () => {
  const onRequest = allPaths()
    .filter(({ prerender }) => !prerender)
    .map(({ path }) => path);
  expect(onRequest).toContain(CHECKOUT);
  for (const path of [...onRequest, ...ofVisitors])
    for (const each of [path, `${path}.data`, `${path}?a=1`]) {
      const { headers } = await get(each);
      expect(headers["cache-control"], each).toBe("no-store");
    }
});

test("a prerendered page with a query may be kept by its visitor, until the server knows them", async () => {
  for (const path of ["/?a=1", `${ABOUT_US}?a=1`]) {
    expect((await get(path)).headers["cache-control"], path).toBe("private, no-cache");
    const headers = { cookie: `vitrine_cart=${TOKEN}` };
    expect((await get(path, { headers })).headers["cache-control"], path).toBe("no-store");
  }
});

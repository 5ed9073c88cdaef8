import { PRICES } from "#content/addresses.ts";
import { testPrinted } from "#tests/support/printed.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/** Plans beside each other in a table that a phone pushes: paper has all of them. */
testPrinted(PRICES);

test("both price sets stand as the specification has them, and one button leads nowhere", async ({
  page,
}) => {
  await visit(page, PRICES);
  const monthly = page.getByRole("table");
  for (const [plan, price] of [
    ["STANDARD", "$800"],
    ["ADVANCED", "$1200"],
    ["BUSINESS", "$900"],
  ]) {
    const head = monthly.getByRole("columnheader", { name: plan });
    await expect(head.getByText(price!, { exact: true })).toBeVisible();
    await expect(head.getByText("PER MONTH")).toBeVisible();
  }
  await expect(monthly.getByRole("columnheader", { name: "ADVANCED" })).toContainText(
    "most popular",
  );
  const yearly = page.getByRole("region", { name: "The Sunday List by the year" });
  for (const price of ["$29", "$39", "$49"])
    await expect(yearly.getByText(price, { exact: true })).toBeVisible();
  await expect(yearly.getByText("PER YEAR")).toHaveCount(3);
  await expect(yearly.getByRole("listitem").filter({ hasText: "Most popular" })).toContainText(
    "$39",
  );
  const targets = await page
    .getByRole("link", { name: /^Choose/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toEqual([PRICES, "#", PRICES, PRICES, PRICES, PRICES]);
});

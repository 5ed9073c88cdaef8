import { expect, test } from "#tests/support/site-test.ts";
import { visit, visitWithStoppedClock } from "#tests/support/visit.ts";

test.describe("countdown", () => {
  test("follows the clock, silently", async ({ page }) => {
    await visitWithStoppedClock(page, "/elements/countdown", new Date("2027-03-27T07:58:55Z"));
    const timer = page.getByRole("timer", { name: "Time until the next edition" });
    await expect(timer).toHaveAttribute("aria-live", "off");
    // Ten o'clock in Paris, two days later: clocks were put forward in the night before.
    await expect(timer).toContainText("2 days 00 hours");
    await page.clock.runFor(60_000);
    await expect(timer).toContainText(/1 day 23 hours/);
  });

  test("says that it is over, when it is", async ({ page }) => {
    await visitWithStoppedClock(page, "/elements/countdown", new Date("2027-03-29T07:58:00Z"));
    const timer = page.getByRole("timer", { name: "Time until the next edition" });
    await expect(timer).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(timer).toBeHidden();
    await expect(page.getByText("The next edition is here.", { exact: true })).toBeVisible();
  });

  test("what is over already stands so from the start", async ({ page }) => {
    await visit(page, "/elements/countdown");
    await expect(
      page.getByText("The spring workshop was on 29 March 2026.", { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("timer", { name: /spring workshop/ })).toHaveCount(0);
  });
});

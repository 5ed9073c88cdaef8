import { COMING_SOON, COMING_SOON_CLOCK } from "#content/addresses.ts";
import { randomUUID } from "node:crypto";
import { mailTo } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit, visitWithStoppedClock } from "#tests/support/visit.ts";

test.describe("countdowns", () => {
  for (const [path, before, after] of [
    [COMING_SOON, "2027-03-29T07:59:57Z", "It is here."],
    [COMING_SOON_CLOCK, "2027-04-09T15:59:57Z", "The door is open."],
  ] as const) {
    test(`${path} counts to its date and then says that it is over`, async ({ page }) => {
      // The clock of `visitWithStoppedClock` stands a minute later.
      await visitWithStoppedClock(page, path, new Date(Date.parse(before) - 60_000));
      const timer = page.getByRole("timer");
      await expect(timer).toContainText(/0\s*days/);
      await expect(page.getByText(after)).toBeHidden();
      await page.clock.fastForward(5000);
      await expect(page.getByRole("status").filter({ hasText: after })).toBeVisible();
      await expect(timer).toHaveCount(0);
    });
  }

  test("take an address for the letter", async ({ page }) => {
    const email = `coming-soon-${randomUUID()}@example.com`;
    await visit(page, COMING_SOON_CLOCK);
    await page.locator("#subscribe").getByLabel("Email address").fill(email);
    await page.locator("#subscribe").getByRole("button", { name: "Subscribe" }).click();
    await expect(
      page.getByText("Your message has been sent successfully subscribed to our email list!"),
    ).toBeVisible();
    expect((await mailTo(email)).subject).toContain("confirm");
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("say their date instead", async ({ page }) => {
      await page.goto(COMING_SOON);
      await expect(page.getByText("Monday 29 March 2027, 10:00, Paris time")).toBeVisible();
      await expect(page.getByRole("timer")).toBeHidden();
    });
  });
});

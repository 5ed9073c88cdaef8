import { COMING_SOON, COMING_SOON_CLOCK, confirmSubscriptionPath } from "#content/addresses.ts";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { linkIn, mailTo } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit, visitWithStoppedClock } from "#tests/support/visit.ts";

test.describe("countdowns", () => {
  const pages = [
    {
      path: COMING_SOON,
      until: "2027-03-29T08:00:00Z",
      over: "It is here.",
      headings: ["The next edition is on the press.", "The next edition is out."],
      letters: [
        "One letter on that morning, none before",
        "One letter with the edition after this one, none before",
      ],
    },
    {
      path: COMING_SOON_CLOCK,
      until: "2027-04-09T16:00:00Z",
      over: "The door is open.",
      headings: ["We take the room next door.", "We took the room next door."],
      letters: [
        "Shall we remind you of the evening?",
        "Shall we tell you when it is opened late again?",
      ],
    },
  ] as const;

  for (const { path, until, over, headings, letters } of pages) {
    /** What the page says of itself, and what its form offers. */
    async function expectWords(page: Page, at: 0 | 1) {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[at]);
      await expect(page.getByRole("heading", { name: letters[at] })).toBeVisible();
      await expect(page.getByText(letters[1 - at]!)).toHaveCount(0);
    }

    test(`${path} counts to its date and then says that it is over`, async ({ page }) => {
      // The clock of `visitWithStoppedClock` stands a minute later.
      await visitWithStoppedClock(page, path, new Date(Date.parse(until) - 63_000));
      const timer = page.getByRole("timer");
      await expect(timer).toContainText(/0\s*days/);
      await expect(page.getByText(over)).toBeHidden();
      await expectWords(page, 0);
      await page.clock.fastForward(5000);
      await expect(page.getByRole("status").filter({ hasText: over })).toBeVisible();
      await expect(timer).toHaveCount(0);
      await expectWords(page, 1);
      await expect(page.locator("#subscribe").getByLabel("Email address")).toBeVisible();
    });

    test(`${path} that was made before its date tells a visitor of the day after the truth`, async ({
      page,
    }) => {
      await visitWithStoppedClock(page, path, new Date(Date.parse(until) + 86_400_000));
      await expect(page.getByText(over)).toBeVisible();
      await expectWords(page, 1);
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
    expect(linkIn(await mailTo(email), confirmSubscriptionPath(""))).not.toBe("");
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

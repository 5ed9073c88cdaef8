import { confirmSubscriptionPath } from "#content/addresses.ts";
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import { linkIn, mailTo } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";

/** The startup home with JavaScript switched off: menus, both sets of prices, both forms. */
test.use({ javaScriptEnabled: false });

const SUCCESS = "Your message has been sent successfully subscribed to our email list!";

test("menus, search and side panel open on a desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/home-startup");
  const header = page.getByRole("banner");
  const link = header.getByRole("link", { name: "Consulting", exact: true });
  await expect(link).toBeHidden();
  await header.getByRole("button", { name: "Demos" }).click();
  await expect(link).toBeVisible();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();

  await header.getByRole("button", { name: "Search" }).first().click();
  await expect(
    page.getByRole("banner").getByRole("searchbox", { name: "Search this site" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open side panel" }).click();
  const panel = page.getByRole("dialog", { name: "Side panel" });
  await expect(panel.getByPlaceholder("Enter your email address")).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
  // What only works with script is not offered.
  await expect(
    page.getByRole("button", { name: "Switch between light and dark mode" }),
  ).toBeHidden();
});

test("the menu opens and folds on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/home-startup");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  const link = menu.getByRole("link", { name: "Consulting", exact: true });
  await expect(link).toBeHidden();
  await menu.locator("summary").filter({ hasText: "Demos" }).click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL("/home-consulting");
});

test("both sets of prices can be read", async ({ page }) => {
  await page.goto("/home-startup");
  for (const price of ["$9.99", "$19.99", "$29.99", "$90.99", "$199.99", "$290.99"]) {
    await expect(page.getByRole("main").getByText(price, { exact: true }).first()).toBeVisible();
  }
});

const forms: readonly [string, (page: Page) => Promise<Locator>][] = [
  [
    "closing section",
    async (page) =>
      page
        .getByRole("main")
        .locator("form")
        .filter({ has: page.getByPlaceholder("Enter your email address") })
        .last(),
  ],
  [
    "side panel",
    async (page) => {
      await page.getByRole("button", { name: "Open side panel" }).click();
      return page.getByRole("dialog", { name: "Side panel" }).locator("form");
    },
  ],
];

for (const [place, formOf] of forms) {
  test(`the form in the ${place} posts, says what is wrong, keeps the typing, and says once that it was sent`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/422/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/home-startup");
    const send = async (address: string) => {
      const form = await formOf(page);
      await form.getByPlaceholder("Enter your email address").fill(address);
      await form.getByRole("button", { name: "Subscribe" }).click();
    };

    await send("");
    await expect(page.getByRole("main").getByText("Field is required.").first()).toBeVisible();
    await send("not an address");
    await expect(page.getByRole("main").getByText("Invalid email.").first()).toBeVisible();
    await expect(page.getByText(SUCCESS)).toHaveCount(0);
    const again = await formOf(page);
    await expect(again.getByPlaceholder("Enter your email address")).toHaveValue("not an address");
    await expect(again.getByPlaceholder("Enter your email address")).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expect(again.getByText("Invalid email.")).toBeVisible();

    const address = `visitor-${randomUUID()}@example.com`;
    await again.getByPlaceholder("Enter your email address").fill(address);
    await again.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL(/\/home-startup\?sent=subscribe/);
    await expect(page.getByRole("main").getByText(SUCCESS).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(SUCCESS)).toHaveCount(0);

    const confirm = linkIn(await mailTo(address), confirmSubscriptionPath(""));
    await page.goto(confirm);
    await page
      .getByRole("main")
      .getByRole("button", { name: /confirm/i })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are subscribed.");
  });
}

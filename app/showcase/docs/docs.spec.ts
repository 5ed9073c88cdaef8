import { DOCS } from "#content/addresses.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";
import { documentPath } from "./document-addresses.ts";

/** The documentation: how one gets to it and around in it, and what it is there for: commands that one copies. */

test("the menu leads to the documentation, and a guide to the next one", async ({ page }) => {
  await visit(page, DOCS);
  await page.getByRole("button", { name: "Pages" }).first().click();
  const inMenu = page.getByRole("banner").getByRole("link", { name: "Documentation" });
  await expect(inMenu).toBeVisible();
  await inMenu.click();

  const main = page.getByRole("main");
  await main.getByRole("link", { name: "From the showcase to your site" }).click();
  await expect(page).toHaveURL(documentPath("from-showcase-to-site"));
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "From the showcase to your site",
  );
  await main
    .getByRole("navigation", { name: "Other documents" })
    .getByRole("link", { name: "Your own photographs" })
    .click();
  await expect(page).toHaveURL(documentPath("your-own-photographs"));
  await expect(
    main
      .getByRole("navigation", { name: "All documents" })
      .getByRole("link", { name: "Your own photographs" }),
  ).toHaveAttribute("aria-current", "page");
});

test("on a phone the list of all documents is folded again on the next one", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, documentPath("deploy"));
  const all = page.getByRole("navigation", { name: "All documents" });
  const next = all.getByRole("link", { name: "Your own photographs" });
  await all.getByText("All documents").click();
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your own photographs");
  await expect(next).toBeHidden();
});

test("a link inside a guide leads to the other guide's page, and to a place on it", async ({
  page,
}) => {
  await visit(page, documentPath("deploy"));
  await page.getByRole("main").getByRole("link", { name: "back it up" }).click();
  await expect(page).toHaveURL(documentPath("back-up-and-restore"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Back up and restore");
});

test("code is copied as it is written", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, documentPath("deploy"));
  const copy = page.getByRole("button", { name: /^Copy the code under/ }).first();
  await copy.press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: "Copied to the clipboard" }),
  ).toBeAttached();
  await expect(page.getByRole("button", { name: /^Copied/ })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^PUBLIC_URL=https:\/\/www\.example\.com TRUST_PROXY=1 .*npm start$/);
});

test("the palette finds guides and decisions, by what they are about", async ({ page }) => {
  await visit(page, DOCS);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("TRUST_PROXY");
  await page.getByRole("option", { name: /Deploy/ }).click();
  await expect(page).toHaveURL(documentPath("deploy"));
});

test("a document that there is not is not found", async ({ page }) => {
  const answer = await page.request.get(documentPath("no-such-guide"));
  expect(answer.status()).toBe(404);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("guides are read and turned over; no button promises what it cannot do", async ({
    page,
  }) => {
    await page.goto(documentPath("add-a-page"));
    await expect(page.getByRole("region", { name: /^Code under/ }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Next Write a post" }).click();
    await expect(page).toHaveURL(documentPath("write-a-post"));
  });
});

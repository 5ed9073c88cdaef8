import { CONTACT_FORM, QUESTIONS } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test.describe("questions", () => {
  const search = (page: Page) => page.getByRole("searchbox", { name: "Search questions" });
  const questions = (page: Page) => page.locator("main details");

  test("are found while one types; the count is announced and the address says what is searched", async ({
    page,
  }) => {
    await visit(page, QUESTIONS);
    await expect(questions(page)).toHaveCount(26);
    await search(page).pressSequentially("PASSWORDS");
    await expect(questions(page)).toHaveCount(1);
    await expect(page.getByRole("status").filter({ hasText: "1 of 26 questions" })).toBeVisible();
    await expect(page).toHaveURL(`${QUESTIONS}?q=PASSWORDS`);
    // The only answer is open already.
    await expect(page.getByText("there is no field for them")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Rounds" })).toHaveCount(0);

    await page.getByRole("button", { name: "Show all questions" }).click();
    await expect(search(page)).toBeFocused();
    await expect(questions(page)).toHaveCount(26);
    await expect(page).toHaveURL(QUESTIONS);
  });

  test("that nobody asks yet lead to somebody who answers", async ({ page }) => {
    await visit(page, QUESTIONS);
    await search(page).fill("xylophone");
    await expect(page.getByRole("status").filter({ hasText: "No questions match" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Question groups" })).toHaveCount(0);
    await page.getByRole("link", { name: "Ask a question" }).click();
    await expect(page).toHaveURL(CONTACT_FORM);
  });

  test("open by their address, and their structured data holds all of them", async ({ page }) => {
    await visit(page, `${QUESTIONS}#free-plan`);
    await expect(page.getByText("Somebody pays for free plans")).toBeInViewport();
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "",
    ) as { "@type": string; mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
    expect(data["@type"]).toBe("FAQPage");
    expect(data.mainEntity).toHaveLength(26);
    for (const { name, acceptedAnswer } of data.mainEntity)
      expect(name.length > 8 && acceptedAnswer.text.length > 40, name).toBe(true);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("are found by the server, hostile words included", async ({ page }) => {
      await page.goto(QUESTIONS);
      await search(page).fill("bank transfer");
      await page.getByRole("button", { name: "Search", exact: true }).last().click();
      await expect(page).toHaveURL(`${QUESTIONS}?q=bank+transfer`);
      await expect(questions(page)).toHaveCount(1);
      await expect(search(page)).toHaveValue("bank transfer");
      await page.goto(`${QUESTIONS}?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
      await expect(questions(page)).toHaveCount(0);
      await expect(search(page)).toHaveValue('"><script>alert(1)</script>');
    });
  });
});

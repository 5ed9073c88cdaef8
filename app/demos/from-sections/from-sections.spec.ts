import { FROM_SECTIONS } from "#content/addresses.ts";
import { frontSections } from "#content/front-page.ts";
import { site } from "#content/site.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test("every section of the content file is on the page, in its order", async ({ page }) => {
  await visit(page, FROM_SECTIONS);
  const main = page.getByRole("main");
  await expect(main.locator("section:not(section section)")).toHaveCount(frontSections.length);
  const headings = main.getByRole("heading", { level: 2 });
  const below = frontSections.filter(({ section }) => section !== "hero");
  for (const [index, { heading }] of below.entries())
    await expect(headings.nth(index)).toHaveText(heading);
});

test("the first screen leads to the form, which asks for what it needs", async ({ page }) => {
  await visit(page, FROM_SECTIONS);
  const contact = frontSections.find(({ section }) => section === "contact");
  test.skip(!contact, "the page has no form");
  await page.getByRole("main").getByRole("link", { name: contact!.heading }).first().click();
  await expect(page).toHaveURL(new RegExp(`#${contact!.id}$`));
  const form = page.getByRole("form", { name: contact!.heading });
  await expect(form).toBeInViewport();
  await form.getByRole("button").click();
  await expect(form.getByRole("alert").first()).toHaveText("Field is required.");
});

test("hours and telephone are the owner's", async ({ page }) => {
  await visit(page, FROM_SECTIONS);
  const hours = page.getByRole("region", { name: "When we are here" });
  await expect(hours.getByRole("definition").first()).toHaveText(site.openingHours[0]!.hours);
  await expect(hours.getByRole("link", { name: site.phone.display })).toBeVisible();
});

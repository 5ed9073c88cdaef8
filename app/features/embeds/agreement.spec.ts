import type { Page } from "playwright/test";
import { answerForOthers, leftForOthers } from "#tests/support/other-companies.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/** What a visitor agreed to, in all maps of a page and for the visit. */
const maps = (page: Page) =>
  page.locator("figure", { has: page.getByRole("link", { name: "Open in Google Maps" }) });

test("a visitor's word holds for the visit, and can be taken back", async ({ page, tolerate }) => {
  tolerate(leftForOthers);
  const asked = await answerForOthers(page);
  await visit(page, "/elements/google-map");
  const frames = maps(page).locator("iframe");
  const count = await maps(page).count();
  expect(count).toBeGreaterThan(1);
  const card = maps(page).first();
  await card.getByRole("checkbox", { name: /Do not ask again for Google Maps/ }).check();
  await card.getByRole("button", { name: "Show Google Maps" }).click();
  await expect(card.locator("iframe")).toBeFocused();
  await expect(frames).toHaveCount(count);

  await visit(page, "/elements/google-map");
  await expect(frames).toHaveCount(count);
  await card.getByRole("button", { name: "Turn off Google Maps" }).click();
  await expect(card.getByRole("button", { name: "Show Google Maps" })).toBeFocused();
  await expect(frames).toHaveCount(0);
  asked.length = 0;
  await visit(page, "/elements/google-map");
  await expect(card.getByRole("button", { name: "Show Google Maps" })).toBeVisible();
  expect(asked).toEqual([]);
});

test("turning one map off turns off the others, which were not remembered", async ({
  page,
  tolerate,
}) => {
  tolerate(leftForOthers);
  await answerForOthers(page);
  await visit(page, "/elements/google-map");
  for (const map of [maps(page).first(), maps(page).last()]) {
    await map.getByRole("button", { name: "Show Google Maps" }).click();
    await expect(map.locator("iframe")).toBeVisible();
  }
  const frames = maps(page).locator("iframe");
  await expect(frames).toHaveCount(2);
  await maps(page).first().getByRole("button", { name: "Turn off Google Maps" }).click();
  await expect(frames).toHaveCount(0);
});

import { expect, type Locator, type Page } from "playwright/test";
import type { NavigationLink } from "#content/navigation.ts";

/** The button of a header's menu. */
export const menuButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Menu" });

/** Unfolds the first entry of the menu and goes to one of its pages, by keys. */
export async function followByKeys(
  page: Page,
  menu: Locator,
  { label, href }: NavigationLink,
): Promise<void> {
  await menu.locator("summary").filter({ hasText: "Demos", visible: true }).press("Enter");
  const link = menu.getByRole("link", { name: label, exact: true });
  await expect(link).toBeVisible();
  await link.press("Enter");
  await expect(page).toHaveURL(href);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
}

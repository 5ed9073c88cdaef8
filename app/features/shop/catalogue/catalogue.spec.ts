import { SHOP, SHOP_FILTERS_FIRST, SHOP_FILTERS_LAST } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { products } from "#content/products.ts";
import { productCategories } from "#content/products/categories.ts";
import { productColours } from "#content/products/options.ts";
import type { Product } from "#content/products/complete.ts";
import { shop } from "#content/shop.ts";
import { minorOf } from "#shared/shop/money.ts";
import { hold } from "#tests/support/hold.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";

const names = (page: Page) =>
  page.getByRole("list", { name: "Products" }).getByRole("heading", { level: 3 });
const found = (page: Page) => page.locator("#articles").getByRole("status");

/** Articles on one page of a list. */
const PAGE_SIZE = 12;
const sold = productCategories.filter(({ id }) => inDepartment(id).length > 0);
const [firstDepartment] = sold;
const lastDepartment = sold.at(-1);
/** The colour that most articles of the first department have. */
const [colour] = colourIds(inDepartment(firstDepartment?.id)).toSorted(
  (a, b) => inColour(b).length - inColour(a).length,
);
const cheapest = Math.min(...products.map(({ price }) => price));

function inDepartment(id: string | undefined): readonly Product[] {
  return products.filter(({ categories }) => categories.some((category) => category === id));
}

function inColour(id: keyof typeof productColours): readonly Product[] {
  return inDepartment(firstDepartment?.id).filter(({ colours }) =>
    colours.some((colour) => colour.id === id),
  );
}

function colourIds(articles: readonly Product[]): (keyof typeof productColours)[] {
  return [...new Set(articles.flatMap(({ colours }) => colours.flatMap(({ id }) => id ?? [])))];
}

/** “9 products”, and what may follow. */
const counted = (articles: readonly Product[]) => new RegExp(`^${articles.length} products?\\b`);

test.describe("lists", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  if (firstDepartment && colour)
    test("are filtered and sorted by keys alone; Back undoes each choice", async ({ page }) => {
      await visit(page, SHOP_FILTERS_FIRST);
      await expect(found(page)).toHaveText(counted(products));
      await page.getByRole("radio", { name: /^All/ }).focus();
      await page.keyboard.press("ArrowDown");
      await expect(page).toHaveURL(new RegExp(`\\?category=${firstDepartment.id}$`));
      await expect(found(page)).toHaveText(counted(inDepartment(firstDepartment.id)));
      const choice = page.getByRole("checkbox", {
        name: new RegExp(`^${productColours[colour].label}`),
      });
      await choice.focus();
      await page.keyboard.press("Space");
      await expect(page).toHaveURL(new RegExp(`category=${firstDepartment.id}&colour=${colour}`));
      await expect(found(page)).toHaveText(counted(inColour(colour)));
      await expect(choice).toBeFocused();

      const order = page.getByRole("combobox", { name: "Sort by" });
      await order.focus();
      await order.selectOption("Price, low to high");
      await expect(page).toHaveURL(/sort=price-up/);
      const [least] = inColour(colour).toSorted((a, b) => a.price - b.price);
      await expect(names(page).first()).toHaveText(least!.name);

      await page.goBack();
      await expect(page).not.toHaveURL(/sort=/);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`\\?category=${firstDepartment.id}$`));
      await expect(choice).not.toBeChecked();
      await expect(found(page)).toHaveText(counted(inDepartment(firstDepartment.id)));
    });

  test("take a price when its field is left, and say what a choice leaves", async ({ page }) => {
    const less = Math.ceil(cheapest / minorOf(1, shop.currency)) - 1;
    await visit(page, SHOP_FILTERS_LAST);
    await page.getByLabel("To", { exact: true }).fill(String(less));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`\\?max=${less}$`));
    await expect(page.getByText("No products match your filters.")).toBeVisible();
    await page.getByRole("link", { name: "Show all products" }).press("Enter");
    await expect(found(page)).toHaveText(counted(products));
    await expect(page.getByRole("heading", { name: "Products" })).toBeFocused();
    await expect(page.getByLabel("To", { exact: true })).toHaveValue("");
  });

  test("say at the field that a price is none, and keep it", async ({ page }) => {
    await visit(page, SHOP_FILTERS_LAST);
    const from = page.getByLabel("From", { exact: true });
    await from.fill("abc");
    await page.keyboard.press("Tab");
    await expect(from).toHaveAccessibleDescription(/^Enter a whole number like \d+\.$/);
    await expect(from).toHaveValue("abc");
    await from.fill("20");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?min=20$/);
    await expect(from).not.toHaveAttribute("aria-invalid");
  });

  if (firstDepartment)
    test("show what was chosen and typed before the page was alive; clearing it keeps the focus", async ({
      page,
    }) => {
      const release = await hold(page, "**/static/js/**");
      await page.goto(SHOP_FILTERS_FIRST);
      const department = page.getByRole("radio", { name: new RegExp(`^${firstDepartment.label}`) });
      const from = page.getByLabel("From", { exact: true });
      await from.fill("1");
      await department.check();
      release();
      await alive(page);
      await expect(page).toHaveURL(new RegExp(`\\?category=${firstDepartment.id}&min=1$`));
      await expect(found(page)).toHaveText(counted(inDepartment(firstDepartment.id)));
      await expect(department).toBeChecked();
      await expect(from).toHaveValue("1");
      await page.getByRole("link", { name: "Clear all filters" }).press("Enter");
      await expect(found(page)).toHaveText(counted(products));
      await expect(page.getByRole("checkbox", { name: /^In stock/ })).toBeFocused();
    });

  test("are in the order that was chosen before the page was alive", async ({ page }) => {
    const release = await hold(page, "**/static/js/**");
    await page.goto(SHOP_FILTERS_FIRST);
    const order = page.getByRole("combobox", { name: "Sort by" });
    await order.selectOption("Price, low to high");
    release();
    await alive(page);
    await expect(page).toHaveURL(/\?sort=price-up$/);
    await expect(order).toHaveValue("price-up");
  });

  if (products.length > PAGE_SIZE)
    test("turn their pages and go to the top of the list", async ({ page }) => {
      await visit(page, SHOP);
      await page.getByRole("link", { name: "Next page" }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.getByRole("heading", { name: "Products" })).toBeFocused();
    });

  if (colour)
    test("keep their filters in a panel where there is no room beside", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, SHOP_FILTERS_FIRST);
      const choice = page.getByRole("checkbox", {
        name: new RegExp(`^${productColours[colour].label}`),
      });
      await expect(choice).toBeHidden();
      await page.getByRole("button", { name: "Filters" }).press("Enter");
      await choice.check();
      await expect(page).toHaveURL(new RegExp(`colour=${colour}`));
      await page.getByRole("button", { name: /^Show \d+ products/ }).click();
      await expect(choice).toBeHidden();
      await expect(page.getByRole("button", { name: "Filters" })).toContainText("1");

      await page.getByRole("button", { name: "Filters" }).press("Enter");
      await page.getByRole("link", { name: "Clear all filters" }).focus();
      await page.keyboard.press("Tab");
      await expect(choice).toBeHidden();
    });
});

test("on a phone the department that has the focus is seen whole, and the account is no smaller than a thumb", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, SHOP);
  const departments = page.getByRole("navigation", { name: "Shop", exact: true });
  await departments.getByRole("link").first().focus();
  for (const link of await departments.getByRole("link").all()) {
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press("Tab");
  }
  const account = page.getByRole("main").getByRole("link", { name: "Account" });
  await expect(account).toBeFocused();
  const box = await account.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

test.describe("lists without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  if (lastDepartment)
    test("are filtered by the form's button", async ({ page }) => {
      await page.goto(SHOP_FILTERS_FIRST);
      await page.getByRole("radio", { name: new RegExp(`^${lastDepartment.label}`) }).check();
      await page.getByRole("button", { name: "Show results" }).click();
      await expect(page).toHaveURL(new RegExp(`category=${lastDepartment.id}`));
      await expect(found(page)).toHaveText(counted(inDepartment(lastDepartment.id)));
      await expect(
        page.getByRole("radio", { name: new RegExp(`^${lastDepartment.label}`) }),
      ).toBeChecked();

      const to = page.getByLabel("To", { exact: true });
      await to.fill("much");
      await page.getByRole("button", { name: "Show results" }).click();
      await expect(to).toHaveValue("much");
      await expect(to).toHaveAccessibleDescription(/^Enter a whole number/);
    });
});

import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

const PATH = "/home-architecture";

const reel = (page: Page) => page.getByRole("region", { name: "Projects, in plan" });
const track = (page: Page) => reel(page).getByRole("list", { name: "Projects" });
const sheet = (page: Page, name: string) =>
  track(page)
    .locator("> li")
    .filter({ has: page.getByRole("heading", { name }) });
const render = (page: Page, name: string) => sheet(page, name).getByRole("img");
const table = (page: Page) => page.getByRole("table", { name: /^All works/ });
const works = (page: Page) => table(page).locator("tbody").getByRole("rowheader");

test.use({ viewport: { width: 1280, height: 900 } });

test("arrow keys bring a sheet to the middle, where its drawing turns into the picture", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(render(page, "Chapel in two halves")).toHaveCSS("opacity", "1");
  await expect(render(page, "School on a long shadow")).toHaveCSS("opacity", "0");

  await track(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(render(page, "School on a long shadow")).toHaveCSS("opacity", "1");
  await expect(render(page, "Chapel in two halves")).toHaveCSS("opacity", "0");
  await expect(reel(page).getByText("2 of 5")).toBeVisible();

  await page.keyboard.press("End");
  await expect(sheet(page, "Land registry")).toBeInViewport({ ratio: 0.6 });
  await expect(render(page, "Land registry")).toHaveCSS("opacity", "1");
  await page.keyboard.press("Home");
  await expect(render(page, "Chapel in two halves")).toHaveCSS("opacity", "1");
});

test("the switch keeps the drawing, and the buttons go round", async ({ page }) => {
  await visit(page, PATH);
  const plan = reel(page).getByRole("checkbox", { name: "Show the plan (Chapel in two halves)" });
  await plan.focus();
  await page.keyboard.press("Space");
  await expect(plan).toBeChecked();
  await expect(render(page, "Chapel in two halves")).toHaveCSS("opacity", "0");
  await plan.uncheck();
  await expect(render(page, "Chapel in two halves")).toHaveCSS("opacity", "1");

  await reel(page).getByRole("button", { name: "Previous sheet" }).click();
  await expect(render(page, "Land registry")).toHaveCSS("opacity", "1");
  await reel(page).getByRole("button", { name: "Next sheet" }).click();
  await expect(reel(page).getByText("1 of 5")).toBeVisible();
});

test("numbers on a plan have their rooms beside it", async ({ page }) => {
  await visit(page, PATH);
  const rooms = reel(page).getByRole("list", { name: "Rooms, Chapel in two halves" });
  await expect(rooms.getByRole("listitem")).toHaveCount(5);
  await expect(rooms.getByRole("listitem").nth(2)).toHaveText("3 Court without a roof");
});

test("the works come newest first and can be put in another order", async ({ page }) => {
  await visit(page, PATH);
  const head = (name: string) => table(page).getByRole("columnheader", { name });
  await expect(head("Year")).toHaveAttribute("aria-sort", "descending");
  await expect(works(page).first()).toHaveText("Boat shed");

  await head("m²").getByRole("button").press("Enter");
  await expect(head("m²")).toHaveAttribute("aria-sort", "ascending");
  await expect(head("Year")).not.toHaveAttribute("aria-sort");
  await expect(works(page).first()).toHaveText("Garden wall");
  await head("m²").getByRole("button").press("Enter");
  await expect(works(page).first()).toHaveText("Market hall");

  await head("Place").getByRole("button").click();
  await expect(works(page).first()).toHaveText("School on a long shadow");
});

test("the total is the sum of the works", async ({ page }) => {
  await visit(page, PATH);
  const areas = await table(page).locator("tbody td:nth-child(4)").allTextContents();
  const total = areas.reduce((sum, area) => sum + Number(area.replace(",", "")), 0);
  await expect(page.getByText(`${total.toLocaleString("en")} m² in all`)).toBeVisible();
});

test("a work that hangs in the reel leads to its sheet; Back leaves it", async ({ page }) => {
  await visit(page, PATH);
  await table(page).getByRole("link", { name: "Bath hall" }).press("Enter");
  await expect(page).toHaveURL(`${PATH}#bath`);
  await expect(sheet(page, "Bath hall")).toBeInViewport({ ratio: 0.6 });
  await expect(render(page, "Bath hall")).toHaveCSS("opacity", "1");
  await page.goBack();
  await expect(page).toHaveURL(PATH);
});

test("the same link brings its sheet back to the middle", async ({ page }) => {
  await visit(page, PATH);
  const link = table(page).getByRole("link", { name: "Bath hall" });
  await link.press("Enter");
  await expect(render(page, "Bath hall")).toHaveCSS("opacity", "1");
  await track(page).focus();
  await page.keyboard.press("Home");
  await expect(render(page, "Bath hall")).toHaveCSS("opacity", "0");
  await link.press("Enter");
  await expect(render(page, "Bath hall")).toHaveCSS("opacity", "1");
  await expect(sheet(page, "Bath hall")).toBeInViewport({ ratio: 0.6 });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every sheet shows its picture, the switch its plan, and nothing offers to sort", async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(render(page, "School on a long shadow")).toHaveCSS("opacity", "1");
    await reel(page)
      .getByRole("checkbox", { name: "Show the plan (School on a long shadow)" })
      .check();
    await expect(render(page, "School on a long shadow")).toHaveCSS("opacity", "0");
    await expect(reel(page).getByRole("button", { name: "Next sheet" })).toBeHidden();
    await expect(table(page).getByRole("button", { name: "Year" })).toBeHidden();
    await expect(works(page)).toHaveCount(15);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("pictures stay, the switch shows the plan", async ({ page }) => {
    await visit(page, PATH);
    const name = "School on a long shadow";
    await expect(render(page, name)).toHaveCSS("opacity", "1");
    await reel(page)
      .getByRole("checkbox", { name: `Show the plan (${name})` })
      .check();
    await expect(render(page, name)).toHaveCSS("opacity", "0");
  });
});

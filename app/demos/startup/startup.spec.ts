import { OFFER, SERVICES, TEMPLATE } from "#content/addresses.ts";
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/** The bands of the startup home, their order and what stands in them: specification, points 1, 2 and 9. */
const main = (page: Page) => page.getByRole("main");
const posts = (page: Page) =>
  main(page)
    .getByRole("article")
    .filter({ has: page.locator("time") });

test("its sections stand in the specification's order", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/home-startup");
  const marks: readonly [string, Locator][] = [
    ["header", page.getByRole("banner")],
    ["hero", main(page).getByRole("heading", { level: 1 })],
    ["icons with text", main(page).getByText("Innovative business")],
    ["counters", main(page).getByText("Worldwide offices")],
    [
      "about, with a picture",
      main(page)
        .locator("section:has(img)")
        .filter({ hasNot: page.getByRole("heading", { level: 1 }) })
        .first(),
    ],
    ["carousel", main(page).locator('[aria-roledescription="carousel"]')],
    ["design services", main(page).getByRole("link", { name: /see all services/i })],
    [
      "process",
      main(page)
        .getByRole("listitem")
        .filter({ hasText: /listen/i })
        .first(),
    ],
    ["pricing", main(page).getByRole("tablist")],
    ["latest posts", posts(page).first()],
    ["subscribe", main(page).getByPlaceholder("Enter your email address")],
    ["footer", page.getByRole("contentinfo")],
  ];
  const tops: number[] = [];
  for (const [name, mark] of marks) {
    const top = await mark.evaluate(
      (element) => element.getBoundingClientRect().top + window.scrollY,
    );
    expect(
      top,
      `${name} stands below ${marks[tops.length - 1]?.[0] ?? "nothing"}`,
    ).toBeGreaterThanOrEqual(tops.at(-1) ?? 0);
    tops.push(top);
  }
});

test("the icons with text and the process have their three items", async ({ page }) => {
  await visit(page, "/home-startup");
  for (const title of ["Innovative business", "Expertly marketing", "Engaging audiences"]) {
    await expect(main(page).getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  for (const address of [OFFER, SERVICES]) {
    await expect(main(page).locator(`li a[href="${address}"]`).first()).toBeVisible();
  }
  const process = main(page).locator("#process").getByRole("listitem");
  await expect(process).toHaveCount(3);
  for (const step of await process.all())
    await expect(step.getByRole("heading")).not.toHaveText("");
});

test("six services, and a link to all of them, letter for letter", async ({ page }) => {
  await visit(page, "/home-startup");
  await expect(main(page).getByRole("link", { name: /^see all services$/i })).toHaveAttribute(
    "href",
    `${SERVICES}/`,
  );
});

test("at least six posts stand in 1, 2 or 3 columns", async ({ page }) => {
  await visit(page, "/home-startup");
  expect(await posts(page).count()).toBeGreaterThanOrEqual(6);
  for (const [width, columns] of [
    [575, 1],
    [576, 2],
    [991, 2],
    [992, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const starts = await posts(page).evaluateAll((articles) =>
      articles.map((article) => Math.round(article.getBoundingClientRect().left)),
    );
    expect(new Set(starts).size, `${width} px`).toBe(columns);
  }
  await expect(main(page).getByRole("navigation", { name: /pages|pagination/i })).toHaveCount(0);
});

test("the copyright line has the current year, the logo leads home, the credit to the author", async ({
  page,
}) => {
  await visit(page, "/home-startup");
  const footer = page.getByRole("contentinfo");
  // By the browser's clock, which may be in another year.
  const year = await page.evaluate(() => new Date().getFullYear());
  await expect(footer.getByText(new RegExp(`© ${year} `))).toBeVisible();
  await expect(footer.getByRole("link", { name: /home$/ })).toHaveAttribute("href", "/");
  await expect(footer.getByRole("link", { name: /a demo of/i })).toHaveAttribute("href", TEMPLATE);
});

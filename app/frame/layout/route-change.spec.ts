import { ABOUT_US, SERVICES, TEAM } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { authorPath } from "#content/post-pages.ts";
import { site } from "#content/site.ts";
import { team } from "#content/team.ts";
import { findPage } from "#registry/pages.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { knownFooterHeight, scrollPosition, visit } from "#tests/support/visit.ts";

const HERE = ABOUT_US;
const THERE = TEAM;

/** Specification, points 2 and 4: what happens whenever the pathname changes. */
async function goTo(page: Page, label: string): Promise<void> {
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Pages" }).click();
  await header.getByRole("link", { name: label, exact: true }).click();
}

/** The address changes before the page does; the title is the page's own. */
async function arrive(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(`${findPage(path)?.title} · ${site.name}`);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, HERE);
  // Survives client navigation only.
  await page.evaluate(() => Object.assign(window, { stayed: true }));
});

test("a route change starts at the top, focuses the heading and announces the title", async ({
  page,
}) => {
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await goTo(page, "Our team");
  await arrive(page, THERE);
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toBeAttached();
  expect(await page.evaluate(() => "stayed" in window), "the page was not reloaded").toBe(true);
});

test("a link to a place on another page brings the keys there, too", async ({ page }) => {
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Pages" }).click();
  const link = header.getByRole("link", { name: "Our team", exact: true });
  await link.evaluate((element, href) => element.setAttribute("href", href), `${THERE}#voices`);
  await link.click();
  await expect(page).toHaveURL(`${THERE}#voices`);
  const place = page.locator("#voices");
  await expect(place).toBeFocused();
  expect(await scrollPosition(page)).toBeGreaterThan(300);
  await page.keyboard.press("Tab");
  await expect(place.locator(":focus")).toHaveCount(1);
  await expect(page.locator(":focus")).toBeInViewport();
  // It was a place to begin at, and is no control.
  await expect(place).not.toHaveAttribute("tabindex");
});

test("Back and Forward are route changes too", async ({ page }) => {
  await goTo(page, "Our team");
  await arrive(page, THERE);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await page.goBack();
  await arrive(page, HERE);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await page.goForward();
  await arrive(page, THERE);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
});

test("the menu closes, and the new page's entry is marked", async ({ page }) => {
  await goTo(page, "Our team");
  await arrive(page, THERE);
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Our team", exact: true })).toBeHidden();
  await header.getByRole("button", { name: "Pages" }).click();
  await expect(header.getByRole("link", { name: "Our team", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("an open side panel closes and lets the page scroll again", async ({ page }) => {
  await goTo(page, "Our team");
  await arrive(page, THERE);
  await page.goBack();
  await arrive(page, HERE);
  await page.getByRole("button", { name: "Open side panel" }).click();
  await expect(page.getByRole("dialog", { name: "Side panel" })).toBeVisible();
  await page.goForward();
  await arrive(page, THERE);
  await expect(page.getByRole("dialog", { name: "Side panel" })).toBeHidden();
  await expect(page.locator("html")).not.toHaveAttribute("data-modal");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
    "hidden",
  );
});

test("the stored footer height is cleared", async ({ page }) => {
  await expect.poll(() => knownFooterHeight(page)).not.toBe("0px");
  // What the footer of the moment knows, whenever anything changes from here on.
  const heights = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const note = () => {
      const footer = document.querySelector("[data-fixed-above]");
      if (footer) seen.push(getComputedStyle(footer).getPropertyValue("--footer-height"));
    };
    new MutationObserver(note).observe(document, {
      attributeFilter: ["style"],
      childList: true,
      subtree: true,
    });
    return seen;
  });
  await goTo(page, "Our services");
  await arrive(page, SERVICES);
  await expect.poll(() => heights.jsonValue()).toContain("0px");
});

/** What its owner writes into a post or a menu by hand need not be letter for letter. */
for (const { written, right } of [
  { written: `${THERE.toUpperCase()}/`, right: THERE },
  { written: authorPath(String(team[2].id)), right: authorPath(team[2].slug) },
])
  test(`a link to ${written} leads to ${right} also by script`, async ({ page, tolerate }) => {
    tolerate(/answered 404|status of 404/);
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "Pages" }).click();
    const link = header.getByRole("link", { name: "Our team", exact: true });
    await link.evaluate((element, href) => element.setAttribute("href", href), written);
    await link.click();
    await expect(page).toHaveURL(right);
    await expect(page.getByText("Error 404: page not found")).toHaveCount(0);
  });

test("an address that is none says so, and stays", async ({ page, tolerate }) => {
  tolerate(/answered 404|status of 404/);
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Pages" }).click();
  const link = header.getByRole("link", { name: "Our team", exact: true });
  await link.evaluate((element) => element.setAttribute("href", "/no-such-page"));
  await link.click();
  await expect(page.getByText("Error 404: page not found")).toBeVisible();
  await expect(page).toHaveURL("/no-such-page");
});

test("a link to a file is followed by the browser: a download leaves the page as it is", async ({
  page,
}) => {
  await page.route("**/menu.pdf", (route) =>
    route.fulfill({ headers: { "Content-Disposition": "attachment" }, body: "A menu" }),
  );
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Pages" }).click();
  const link = header.getByRole("link", { name: "Our team", exact: true });
  await link.evaluate((element) => element.setAttribute("href", "/menu.pdf"));
  const download = page.waitForEvent("download");
  await link.click();
  expect((await download).suggestedFilename()).toBe("menu.pdf");
  await expect(page).toHaveURL(HERE);
  await expect(page).toHaveTitle(`${findPage(HERE)?.title} · ${site.name}`);
  expect(await page.evaluate(() => "stayed" in window), "the page was not reloaded").toBe(true);
});

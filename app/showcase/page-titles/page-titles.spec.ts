import type { Locator, Page } from "playwright/test";
import { pages } from "#registry/pages.ts";
import { isPlaying } from "#tests/support/film.ts";
import { settleImages, visitIn } from "#tests/support/looks.ts";
import { expectReadable } from "#tests/support/measure-contrast.ts";
import { pathsInTurn } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { sidewaysOverflow, visit } from "#tests/support/visit.ts";

const paths = pages.filter(({ group }) => group === "pageTitles").map(({ path }) => path);
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

test.describe("breadcrumbs", () => {
  for (const path of pathsInTurn(import.meta.filename, paths)) {
    test(`${path} has one trail, for readers and for search engines`, async ({ page }) => {
      await visit(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const trail = page.getByRole("navigation", { name: "Breadcrumb", exact: true });
      await expect(trail).toHaveCount(1);
      const entries = trail.getByRole("listitem");
      await expect(entries.first().getByRole("link")).toHaveAttribute("href", "/");
      await expect(entries.last().locator("[aria-current=page]")).not.toBeEmpty();

      const blocks = page.locator('script[type="application/ld+json"]');
      await expect(blocks).toHaveCount(1);
      const list = JSON.parse((await blocks.textContent()) ?? "") as BreadcrumbList;
      expect(list["@type"]).toBe("BreadcrumbList");
      expect(list.itemListElement.map(({ position }) => position)).toEqual([1, 2, 3]);
      expect(list.itemListElement.map(({ name }) => name)).toEqual(await names(entries));
      const origin = await publicOrigin(page);
      for (const { item } of list.itemListElement.slice(0, -1))
        expect(new URL(item ?? "").origin).toBe(origin);
    });
  }
});

test.describe("parallax", () => {
  test("the picture leaves more slowly than the page", async ({ page }) => {
    await page.setViewportSize(desk);
    expect(await driftWhileScrolling(page)).toBeGreaterThan(40);
  });

  test("nothing moves by itself where motion is reduced", async ({ page }) => {
    await page.setViewportSize(desk);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await driftWhileScrolling(page)).toBe(0);
  });

  test("nothing moves by itself below 768 px", async ({ page }) => {
    await page.setViewportSize({ ...desk, width: 767 });
    expect(await driftWhileScrolling(page)).toBe(0);
  });
});

test.describe("background film", () => {
  const path = "/page-title/background-video";
  const film = (page: Page) => page.locator("video").first();
  const button = (page: Page) => page.getByRole("button", { name: /background video/ }).first();

  test("plays, and is stopped and started by keys", async ({ page }) => {
    await page.setViewportSize(desk);
    await visit(page, path);
    await expect(button(page)).toHaveAccessibleName("Pause background video");
    await expect.poll(() => isPlaying(film(page))).toBe(true);
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(button(page)).toHaveAccessibleName("Play background video");
    await expect.poll(() => isPlaying(film(page))).toBe(false);
    await page.keyboard.press("Space");
    await expect.poll(() => isPlaying(film(page))).toBe(true);
  });

  test("stops when the visitor asks for less motion, rests while out of sight", async ({
    page,
  }) => {
    await page.setViewportSize(desk);
    await visit(page, path);
    await expect.poll(() => isPlaying(film(page))).toBe(true);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(() => isPlaying(film(page))).toBe(false);
    await film(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isPlaying(film(page))).toBe(true);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(() => isPlaying(film(page))).toBe(false);
    await expect(button(page)).toHaveAccessibleName("Play background video");
  });

  for (const [who, prepare] of Object.entries({
    "less motion is asked for": (page: Page) => page.emulateMedia({ reducedMotion: "reduce" }),
    "the screen is small": (page: Page) => page.setViewportSize(phone),
    "data is to be saved": (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      ),
  })) {
    test(`is not loaded before it is wanted where ${who}`, async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => {
        if (/\.(webm|mp4)$/.test(request.url())) asked.push(request.url());
      });
      await page.setViewportSize(desk);
      await prepare(page);
      await visit(page, path);
      await expect(button(page)).toHaveAccessibleName("Play background video");
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      await button(page).click();
      await expect.poll(() => isPlaying(film(page))).toBe(true);
      expect(asked).not.toEqual([]);
    });
  }
});

test.describe("big typography", () => {
  const path = "/page-title/big-typography";

  test("the word is as wide as the page at any width, and no wider", async ({ page }) => {
    await visit(page, path);
    const heading = page.getByRole("heading", { level: 1 });
    for (const width of [320, 390, 1280, 1900]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => share(heading), `${width} px`).toBeGreaterThan(0.97);
      await expect.poll(() => share(heading), `${width} px`).toBeLessThan(1.03);
      expect(await sidewaysOverflow(page), `${width} px`).toEqual({ pixels: 0, culprits: [] });
    }
  });

  test("holds with text twice as large on a phone", async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await sidewaysOverflow(page)).toEqual({ pixels: 0, culprits: [] });
  });
});

for (const path of ["/page-title/parallax-background", "/page-title/background-video"]) {
  for (const viewport of [phone, desk]) {
    test(`words on ${path} can be read, ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await visitIn(page, path, "light");
      await settleImages(page);
      const words = page.locator(
        "section[data-tone=night] :is(h1, h3, p, nav a, [aria-current]), header a:visible",
      );
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
        await expectReadable(page, await words.all(), colorScheme);
      }
    });
  }
}

interface BreadcrumbList {
  "@type": string;
  itemListElement: { position: number; name: string; item?: string }[];
}

function names(entries: Locator): Promise<string[]> {
  return entries.evaluateAll((items) => items.map((item) => item.textContent ?? ""));
}

async function publicOrigin(page: Page): Promise<string> {
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
  return new URL(canonical ?? "").origin;
}

/** How far the picture of the parallax title has moved inside its band after 300 px, in pixels. */
async function driftWhileScrolling(page: Page): Promise<number> {
  await visit(page, "/page-title/parallax-background");
  const measure = () =>
    page.evaluate(() => {
      const band = document.querySelector("h1")!.closest("section")!;
      return (
        band.querySelector("img")!.getBoundingClientRect().top - band.getBoundingClientRect().top
      );
    });
  const before = await measure();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  return Math.round((await measure()) - before);
}

/** The longest line of a heading, as a share of the heading's box. */
function share(heading: Locator): Promise<number> {
  return heading.evaluate((element) => {
    const lines = [...element.querySelectorAll("span > span")];
    const longest = Math.max(...lines.map((line) => line.getBoundingClientRect().width));
    return longest / element.getBoundingClientRect().width;
  });
}

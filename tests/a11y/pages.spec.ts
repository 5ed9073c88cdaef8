import type { Page } from "playwright/test";
import { siteMenu } from "#content/menu.ts";
import { pages } from "#content/pages/registry.ts";
import { accessibilityFaults } from "../support/accessibility.ts";
import { type Look, looksToTest, pathsToTest } from "../support/sample.ts";
import { expect, test } from "../support/site-test.ts";
import { nextFrames, visit } from "../support/visit.ts";

const schemes = ["light", "dark"] as const;
const height = { 390: 844, 1280: 800 } as const;

for (const path of pathsToTest("sample")) {
  for (const [width, looks] of Map.groupBy(looksToTest(path), (look) => look.width)) {
    test(`${path} is accessible, ${width} px`, async ({ page }) => {
      // Every text on a picture is photographed: a page of many takes its time.
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: height[width] });
      await visitIn(page, path, looks[0]!.scheme);
      await settleImages(page);
      await expectAccessible(
        page,
        looks.map(({ scheme }) => scheme),
      );
    });
  }
}

/** Where it opens. The page behind it has a test of its own. */
const OPENED = "header, dialog[open], :popover-open";

const [menu] = siteMenu(pages);
/** The menu that is opened, and a link in it. */
const entry = menu!.label;
const linked = menu!.groups[0]!.links[0]!.label;

/** What can be opened from the header, at the width where it exists. */
const openings: readonly {
  name: string;
  width: Look["width"];
  open: (page: Page) => Promise<void>;
}[] = [
  {
    name: "mega menu",
    width: 1280,
    open: async (page) => {
      const header = page.getByRole("banner");
      await header.getByRole("button", { name: entry }).click();
      await expect(header.getByRole("link", { name: linked, exact: true })).toBeVisible();
    },
  },
  {
    name: "side panel",
    width: 1280,
    open: async (page) => {
      await page.getByRole("button", { name: "Open the side panel" }).click();
      await expect(page.getByRole("dialog", { name: "Side panel" })).toBeVisible();
    },
  },
  {
    name: "side panel with an error",
    width: 1280,
    open: async (page) => {
      await page.getByRole("button", { name: "Open the side panel" }).click();
      const panel = page.getByRole("dialog", { name: "Side panel" });
      await panel.getByRole("button", { name: "Subscribe" }).click();
      await expect(panel.getByRole("alert")).toHaveText("Field is required.");
    },
  },
  {
    name: "search",
    width: 1280,
    open: async (page) => {
      await page.getByRole("banner").getByRole("button", { name: "Search" }).first().click();
      await expect(
        page.getByRole("banner").getByRole("searchbox", { name: "Search this site" }),
      ).toBeVisible();
    },
  },
  {
    name: "mobile menu",
    width: 390,
    open: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      const panel = page.getByRole("dialog", { name: "Menu" });
      await panel.getByText(entry, { exact: true }).click();
      await expect(panel.getByRole("link", { name: linked, exact: true })).toBeVisible();
    },
  },
];

for (const path of pathsToTest("kinds by header")) {
  for (const { name, width, open } of openings) {
    test(`${path} is accessible with its ${name} open`, async ({ page }) => {
      await page.setViewportSize({ width, height: height[width] });
      await visitIn(page, path, schemes[0]);
      await open(page);
      await expectAccessible(page, schemes, OPENED);
    });
  }
}

async function visitIn(page: Page, path: string, colorScheme: Look["scheme"]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await visit(page, path);
}

/** In one scheme after the other, as when the evening comes while a page is open. */
async function expectAccessible(
  page: Page,
  among: readonly Look["scheme"][],
  within?: string,
): Promise<void> {
  for (const colorScheme of among) {
    await page.emulateMedia({ colorScheme });
    // What sticks while the page is scrolled may lie below what comes later: each pass begins where a visitor begins.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await nextFrames(page);
    await settleTransitions(page);
    expect(await accessibilityFaults(page, within), colorScheme).toEqual([]);
  }
}

/** Colours that fade from one scheme to the other arrive. */
async function settleTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(fading.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Lazy pictures count too: text over one of them is judged with it in place. */
async function settleImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("main img, footer img")];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

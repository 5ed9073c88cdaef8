import type { Page } from "playwright/test";
import { accessibilityFaults } from "../support/accessibility.ts";
import { type Look, looksToTest, pathsToTest } from "../support/sample.ts";
import { expect, test } from "../support/site-test.ts";
import { visit } from "../support/visit.ts";

const schemes = ["light", "dark"] as const;
const height = { 390: 844, 1280: 800 } as const;

for (const path of pathsToTest("sample")) {
  for (const { scheme, width } of looksToTest(path)) {
    test(`${path} is accessible, ${scheme}, ${width} px`, async ({ page }) => {
      // Every text on a picture is photographed: a page of many takes its time.
      test.setTimeout(90_000);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: height[width] });
      await visit(page, path);
      await settleImages(page);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }
}

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
      await page.getByRole("banner").getByRole("button", { name: "Demos" }).click();
      await expect(page.getByRole("banner").getByRole("link", { name: "Startup" })).toBeVisible();
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
      const menu = page.getByRole("dialog", { name: "Menu" });
      await menu.getByText("Demos", { exact: true }).click();
      await expect(menu.getByRole("link", { name: "Startup" })).toBeVisible();
    },
  },
];

for (const path of pathsToTest("kinds by header")) {
  for (const scheme of schemes) {
    for (const { name, width, open } of openings) {
      test(`${path} is accessible with its ${name} open, ${scheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: height[width] });
        await visit(page, path);
        await open(page);
        expect(await accessibilityFaults(page)).toEqual([]);
      });
    }
  }
}

/** Lazy pictures count too: text over one of them is judged with it in place. */
async function settleImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("main img, footer img")];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

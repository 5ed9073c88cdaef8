import type { Page } from "playwright/test";
import { siteMenu } from "#registry/menu.ts";
import { pages } from "#registry/pages.ts";
import { expectAccessible, visitIn } from "../support/looks.ts";
import { type Look, pathsToTest, schemesToTest } from "../support/sample.ts";
import { expect, test } from "../support/site-test.ts";

const height = { 390: 844, 1280: 800 } as const;

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
      await page.getByRole("button", { name: "Open side panel" }).click();
      await expect(page.getByRole("dialog", { name: "Side panel" })).toBeVisible();
    },
  },
  {
    name: "side panel with an error",
    width: 1280,
    open: async (page) => {
      await page.getByRole("button", { name: "Open side panel" }).click();
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

for (const path of pathsToTest("kinds by header"))
  for (const [width, opened] of Map.groupBy(openings, (opening) => opening.width))
    test(`${path} is accessible with its ${opened.map(({ name }) => name).join(", ")} open`, async ({
      page,
    }) => {
      const schemes = schemesToTest(`${path} ${width}`);
      await page.setViewportSize({ width, height: height[width] });
      await visitIn(page, path, schemes[0]!);
      for (const { name, open } of opened) {
        await open(page);
        await expectAccessible(page, schemes, { within: OPENED, about: name });
        await page.keyboard.press("Escape");
        await expect(page.locator("dialog[open], :popover-open")).toHaveCount(0);
      }
    });

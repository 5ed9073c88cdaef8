import { expect, type Page } from "playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { nextFrames, settleTransitions, visit } from "./visit.ts";

export type Scheme = "light" | "dark";

/** Opens a page in a scheme, without motion. */
export async function visitIn(page: Page, path: string, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await visit(page, path);
}

/**
 * Expects nothing inaccessible on the open page, in one scheme after the other, as when the evening comes while a page is open. Where
 * they show the same elements, the rules that look at no colour are applied once.
 * @param within a selector: only what is in these parts of the page.
 * @param about what a failure begins with.
 */
export async function expectAccessible(
  page: Page,
  schemes: readonly Scheme[],
  { within, about = "" }: { within?: string; about?: string } = {},
): Promise<void> {
  let seen: string | undefined;
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    // What sticks while the page is scrolled may lie below what comes later: each pass begins where a visitor begins.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await nextFrames(page);
    await settleTransitions(page);
    const shown = await page.evaluate(shownElements);
    const rules = shown === seen ? "colours" : "all";
    seen = shown;
    const { width } = page.viewportSize()!;
    expect
      .soft(await accessibilityFaults(page, within, rules), `${about} ${colorScheme}, ${width} px`)
      .toEqual([]);
  }
}

/** In the page: which of its elements can be seen, in their order. A drawing that says nothing, as that of the sun or the moon, is for the eye alone. */
function shownElements(): string {
  return [...document.body.querySelectorAll("*:not([aria-hidden=true], [aria-hidden=true] *)")]
    .map((element) => (element.checkVisibility({ visibilityProperty: true }) ? 1 : 0))
    .join("");
}

/** Lazy pictures count too: text over one of them is judged with it in place. */
export async function settleImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("main img, footer img")];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

import type { Page } from "playwright/test";
import { visit } from "../../tests/support/visit.ts";

/**
 * Opens a page and brings it to rest for a picture: alive, fonts and all pictures there (lazy ones included), also what is drawn only once
 * it is near the window (a picture of a whole page never comes near), and without the room for a scroll bar that a picture does not have.
 * @throws where a picture of the page cannot be shown: what is made of it would be shown as it is.
 */
export async function openForPicture(page: Page, path: string): Promise<void> {
  await visit(page, path);
  const broken = await page.evaluate(async () => {
    document.documentElement.style.scrollbarGutter = "auto";
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    for (const element of document.querySelectorAll<HTMLElement>("body *"))
      if (getComputedStyle(element).contentVisibility === "auto")
        element.style.contentVisibility = "visible";
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    return images
      .filter(({ currentSrc, naturalWidth }) => currentSrc && !naturalWidth)
      .map(({ currentSrc }) => currentSrc);
  });
  if (broken.length > 0) throw new Error(`${path} shows no ${broken.join(", ")}`);
}

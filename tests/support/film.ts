import type { Locator } from "playwright/test";
import { expect, test } from "./site-test.ts";
import { visit } from "./visit.ts";

/** Whether a film has begun and goes on. */
export function isPlaying(film: Locator): Promise<boolean> {
  return film.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0);
}

/** A page whose first screen has a film: it plays by itself, and its button lies where nothing covers it. */
export function testFirstFilm(path: string): void {
  test(`the film of the first screen of ${path} plays, and stops at its button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, path);
    const film = page.locator("main video").first();
    await expect.poll(() => isPlaying(film)).toBe(true);
    await page.getByRole("button", { name: "Pause background video" }).click();
    await expect.poll(() => isPlaying(film)).toBe(false);
    await expect(page.getByRole("button", { name: "Play background video" })).toBeFocused();
  });
}

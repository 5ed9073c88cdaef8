import { expect, type Locator } from "playwright/test";

/** Every element of a locator once there is one: a loop over `all()` waits for nothing, and over nothing it passes. */
export async function eachOf(elements: Locator): Promise<Locator[]> {
  await expect(elements).not.toHaveCount(0);
  return elements.all();
}

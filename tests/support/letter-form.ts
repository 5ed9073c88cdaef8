import { randomUUID } from "node:crypto";
import { expect, type Locator } from "playwright/test";
import { mailTo } from "./mails.ts";

/**
 * Subscribes to the letter by keys: first with an address that is none, which is said at the field, then with one that gets its mail.
 * @param place the form, or what has it alone.
 * @param reader what the address begins with, so that a kept mail tells which page it came from.
 */
export async function expectSubscribes(place: Locator, reader: string): Promise<void> {
  const email = `${reader}-${randomUUID()}@example.com`;
  const field = place.getByLabel("Email address");
  await field.fill(`${reader}@`);
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription("Invalid email.");
  await field.fill(email);
  await field.press("Enter");
  await expect(place.getByText("Your message has been sent successfully")).toBeVisible();
  await mailTo(email);
}

import type { Locator, Page } from "playwright/test";
import { pageWith } from "./pages.ts";

/** The form of the newsletter that closes a page, and what it says in the end: the specification's words, letter for letter. */
export const SUCCESS = "Your message has been sent successfully subscribed to our email list!";
/** Any page that ends with the form. */
export const pageWithForm = pageWith("app/features/newsletter/subscribe-form.tsx");

export const field = (form: Locator) => form.getByPlaceholder("Enter your email address");
export const button = (form: Locator) => form.getByRole("button", { name: "Subscribe" });

export async function closingForm(page: Page): Promise<Locator> {
  const form = page
    .getByRole("main")
    .locator("form")
    .filter({ has: page.getByPlaceholder("Enter your email address") })
    .last();
  await form.scrollIntoViewIfNeeded();
  return form;
}

import { CONTACT_SIMPLE } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { isMadeFrom } from "#tests/support/changed-pages.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

const PATH = CONTACT_SIMPLE;
const CODE = "**/form-controller*.js";
const form = (page: Page) => page.getByRole("form", { name: "Write to us" });

async function fillIn(page: Page, email: string): Promise<void> {
  await form(page).getByLabel("Your name").fill("Ada Lovelace");
  await form(page).getByLabel("Email").fill(email);
  await form(page).getByLabel("Your message").fill("As it was typed.");
}

async function press(page: Page): Promise<void> {
  await form(page).getByRole("button", { name: "Send message" }).click();
}

const said = (page: Page) =>
  form(page).getByText("Nothing was sent: the server could not be reached.");

if (isMadeFrom(PATH, "app/features/messages/contact-form/contact-form.tsx")) {
  test("without its code a form sends nothing unchecked; pressed again, it is sent as without script", async ({
    page,
    tolerate,
  }) => {
    tolerate(/net::ERR_FAILED/, /answered 422|status of 422/);
    await page.route(CODE, (route) => route.abort());
    await visit(page, PATH);
    await fillIn(page, "not an address");
    await press(page);
    await expect(said(page)).toBeVisible();
    await expect(form(page).getByLabel("Your message")).toHaveValue("As it was typed.");
    await press(page);
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(form(page).getByLabel("Email")).toHaveAccessibleDescription("Invalid email.");
    await expect(form(page).getByLabel("Your message")).toHaveValue("As it was typed.");
  });

  test("a page that loses the network before a form's code came stays, however often it is pressed", async ({
    page,
    tolerate,
  }) => {
    tolerate(/net::ERR_INTERNET_DISCONNECTED/);
    await visit(page, PATH);
    await page.context().setOffline(true);
    await fillIn(page, "ada@example.com");
    for (let times = 1; times <= 2; times += 1) {
      await press(page);
      await expect(said(page)).toBeVisible();
    }
    await expect(form(page).getByLabel("Your message")).toHaveValue("As it was typed.");
  });
}

import { CONTACT, CONTACT_FORM, CONTACT_SIMPLE } from "#content/addresses.ts";
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import { mailTo, mailWith } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

const newAddress = () => `information-${randomUUID()}@example.com`;

const contactPages = [
  { path: CONTACT_SIMPLE, form: "Write to us", thanks: "Your message is with us." },
  { path: CONTACT, form: "Write to us", thanks: "Your message is with us." },
  {
    path: CONTACT_FORM,
    form: "Contact form",
    thanks: "Your message is with us.",
  },
];

const formOf = (page: Page, name: string) => page.getByRole("form", { name, exact: true });

async function fillIn(form: Locator, email: string, message: string) {
  await form.getByLabel("Your name").fill("Ada Lovelace");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Your message").fill(message);
}

for (const { path, form: name, thanks } of contactPages) {
  test.describe(path, () => {
    test("sends by keys alone: to the owner, and a receipt to the sender", async ({ page }) => {
      const email = newAddress();
      const words = `Words ${randomUUID()}`;
      await visit(page, path);
      const form = formOf(page, name);
      await form.getByLabel("Your name").focus();
      await page.keyboard.type("Ada Lovelace");
      await page.keyboard.press("Tab");
      await expect(form.getByLabel("Email")).toBeFocused();
      await page.keyboard.type(email);
      await form.getByLabel("Your message").focus();
      await page.keyboard.type(words);
      await page.keyboard.press("Tab");
      await expect(form.getByRole("button")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(form.getByText(thanks)).toBeVisible();
      await expect(form.getByLabel("Your message")).toHaveValue("");
      expect((await mailTo(email)).text).not.toContain(words);
      expect((await mailWith(words)).replyTo?.[0]?.address).toBe(email);

      const more = `More ${randomUUID()}`;
      await fillIn(form, email, more);
      await form.getByRole("button").click();
      await expect(form.getByLabel("Your message")).toHaveValue("");
      await mailWith(more);
    });

    test("keeps the field that has the focus in a short window, whatever those before it say", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 420 });
      await visit(page, path);
      const form = formOf(page, name);
      const fields = form.locator("input.field, select.field, textarea.field");
      await fields.first().focus();
      for (const field of (await fields.all()).slice(1)) {
        await page.keyboard.press("Tab");
        await expect(form.getByText("Field is required.").last()).toBeVisible();
        await expect(field).toBeFocused();
        await expect(field).toBeInViewport({ ratio: 0.5 });
      }
    });

    test("says what is missing at each field and sends nothing", async ({ page }) => {
      await visit(page, path);
      const form = formOf(page, name);
      await form.getByRole("button").click();
      for (const label of ["Your name", "Email", "Your message"])
        await expect(form.getByLabel(label)).toHaveAccessibleDescription("Field is required.");
      await form.getByLabel("Email").fill("ada@");
      await expect(form.getByLabel("Email")).toHaveAccessibleDescription("Invalid email.");
    });

    test("tells the truth about a server that cannot store anything, and keeps the typing", async ({
      page,
      tolerate,
    }) => {
      tolerate(/503/);
      const message = "The server cannot save anything right now. Nothing was sent.";
      await page.route("**/api/send", (route) =>
        route.fulfill({ status: 503, json: { status: "error", code: "unavailable", message } }),
      );
      await visit(page, path);
      const form = formOf(page, name);
      await fillIn(form, newAddress(), "Kept.");
      await form.getByRole("button").click();
      await expect(form.getByRole("status").filter({ hasText: message })).toBeVisible();
      await expect(form.getByLabel("Your message")).toHaveValue("Kept.");
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("errors come back beside the typing, then it is thanked once", async ({
        page,
        tolerate,
      }) => {
        tolerate(/422/);
        const email = newAddress();
        await page.goto(path);
        await fillIn(formOf(page, name), "not an address", "First try.");
        await formOf(page, name).getByRole("button").click();
        await expect(page.getByText("Invalid email.").first()).toBeVisible();
        await expect(formOf(page, name).getByLabel("Your message")).toHaveValue("First try.");
        await formOf(page, name).getByLabel("Email").fill(email);
        await formOf(page, name).getByRole("button").click();
        await expect(page.getByRole("status").first()).toContainText("Your message is with us.");
        await expect(formOf(page, name).getByText("within two working days")).toBeVisible();
        await mailTo(email);
      });
    });
  });
}

test.describe("who reads it", () => {
  test("the reader shows under the topic, which arrow keys choose and an address can name", async ({
    page,
  }) => {
    await visit(page, `${CONTACT_FORM}?topic=data`);
    const topic = (name: string) => page.getByRole("radio", { name });
    await expect(topic("What you know about me")).toBeChecked();
    await expect(page.getByText("Nadia Rahmani")).toBeVisible();
    await expect(page.getByText("Rosalind Hale")).toBeHidden();
    await topic("What you know about me").focus();
    await page.keyboard.press("ArrowDown");
    await expect(topic("Press and pictures")).toBeChecked();
    await expect(page.getByText("Rosalind Hale")).toBeVisible();
    await expect(page.getByText("Nadia Rahmani")).toBeHidden();

    const email = newAddress();
    await fillIn(formOf(page, "Contact form"), email, "A picture, please.");
    await page.getByRole("button", { name: "Send message" }).click();
    expect((await mailTo(email)).text).toContain("Press and pictures");
    // It goes back to what was chosen at first: nothing chosen would be no state to begin with.
    await expect(topic("What you know about me")).toBeChecked();
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("too, and the topic is kept when the page comes back", async ({ page, tolerate }) => {
      tolerate(/422/);
      await page.goto(CONTACT_FORM);
      await page.getByRole("radio", { name: "Sunday List" }).check();
      await expect(page.getByText("Mei Tanaka")).toBeVisible();
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByRole("radio", { name: "Sunday List" })).toBeChecked();
    });
  });
});

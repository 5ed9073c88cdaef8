import { randomUUID } from "node:crypto";
import { mailTo } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/* Forms in modals: what is wrong is said in the modal, what is sent is acknowledged and gets its mail. */

test("the contact modal sends, says so, and the visitor gets a mail", async ({ page }) => {
  const email = `contact-${randomUUID()}@example.com`;
  await visit(page, "/model-popup/contact-form#open");
  const dialog = page.getByRole("dialog", { name: "Write to the studio" });
  await expect(dialog.getByLabel("Your name")).toBeFocused();
  await dialog.getByRole("button", { name: "Send message" }).click();
  for (const label of ["Your name", "Email", "Your message"])
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription("Field is required.");
  await expect(dialog.getByLabel("Subject")).not.toHaveAttribute("aria-invalid");

  await dialog.getByLabel("Your name").fill("Ada Lovelace");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Your message").fill("A house for two and a loom.");
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(dialog.getByText("Your message is with us.")).toBeVisible();
  await expect(dialog.getByLabel("Your message")).toHaveValue("");
  await mailTo(email);
});

test("the subscribe modal shows its errors and subscribes", async ({ page }) => {
  const email = `modal-${randomUUID()}@example.com`;
  await visit(page, "/model-popup/subscription");
  await page.getByRole("link", { name: "Get the Sunday letter" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByPlaceholder("Enter your email address");
  await dialog.getByRole("button", { name: "Subscribe" }).click();
  await expect(dialog.getByText("Field is required.")).toBeVisible();
  await field.fill(email);
  await dialog.getByRole("button", { name: "Subscribe" }).click();
  await expect(dialog.getByText(/successfully subscribed to our email list!/)).toBeVisible();
  await mailTo(email);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused message comes back in its open modal with the typing kept, a good one is acknowledged", async ({
    page,
    tolerate,
  }) => {
    tolerate(/answered 422|status of 422/);
    const email = `contact-${randomUUID()}@example.com`;
    const path = "/model-popup/contact-form";
    await page.goto(`${path}#open`);
    const dialog = page.getByRole("dialog", { name: "Write to the studio" });
    await dialog.getByLabel("Your name").fill("Ada Lovelace");
    await dialog.getByLabel("Email").fill("not an address");
    await dialog.getByLabel("Your message").fill("A house for two and a loom.");
    await dialog.getByRole("button", { name: "Send message" }).click();

    await expect(dialog.getByText("Invalid email.")).toBeVisible();
    await expect(dialog.getByLabel("Your message")).toHaveValue("A house for two and a loom.");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?sent=contact`));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("status").first()).toContainText("Your message is with us.");
    await mailTo(email);
  });
});

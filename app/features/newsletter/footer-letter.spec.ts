import { pageFramed } from "#tests/support/pages.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { newAddress } from "#tests/support/visitors.ts";
import { visit } from "#tests/support/visit.ts";

/** Any page with the footer that is led by the letter. */
const here = pageFramed({ footer: "footer-style-03" });

if (here)
  test("the letter can be subscribed to in the footer", async ({ page }) => {
    await visit(page, here.path);
    const form = page.getByRole("contentinfo").getByRole("form", { name: "Subscribe" });
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(form.getByRole("alert")).toHaveText("Field is required.");
    await form.getByLabel("Email address").fill(newAddress());
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(form.getByRole("status")).toContainText(
      "Your message has been sent successfully subscribed to our email list!",
    );
  });

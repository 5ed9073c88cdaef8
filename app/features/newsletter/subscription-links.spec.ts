import { SUBSCRIPTION, confirmSubscriptionPath, unsubscribePath } from "#content/addresses.ts";
import { linkIn, mailTo } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import {
  SUCCESS,
  button,
  closingForm,
  field,
  pageWithForm,
} from "#tests/support/subscribe-form.ts";
import { visit } from "#tests/support/visit.ts";
import { newAddress } from "#tests/support/visitors.ts";

/** The links of the newsletter's mail: one confirms, one unsubscribes, and one that is not ours does neither. */
const here = pageWithForm;

if (here)
  test("the mail's link opens a page whose button confirms; the other link unsubscribes", async ({
    page,
  }) => {
    await visit(page, here.path);
    const form = await closingForm(page);
    const address = newAddress();
    await field(form).fill(address);
    await button(form).click();
    await expect(form.getByText(SUCCESS, { exact: true })).toBeVisible();
    const mail = await mailTo(address);

    const confirm = linkIn(mail, confirmSubscriptionPath(""));
    await visit(page, confirm);
    await page
      .getByRole("main")
      .getByRole("button", { name: /confirm/i })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are subscribed.");
    await page.goto(confirm);
    await expect(page.getByRole("main").getByRole("button", { name: /confirm/i })).toHaveCount(0);

    await visit(page, linkIn(mail, unsubscribePath("")));
    await page.getByRole("main").getByRole("button").first().click();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

test("a link that is not ours says so and offers nothing to press", async ({ page, tolerate }) => {
  tolerate(new RegExp(`answered 404: .*${SUBSCRIPTION}/|status of 404`));
  await visit(page, confirmSubscriptionPath("x".repeat(43)));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

import { projectPath } from "#content/project-pages.ts";
import type { Page } from "playwright/test";
import {
  expectMissingSaid,
  sendMessage,
  sendMessageWithoutScript,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit, visitInSmallWindow } from "#tests/support/visit.ts";

const PATH = "/home-marketing-agency";
const message = { sender: "brightside", text: "Everything: the founder, the van, the award." };

const turn = (page: Page, title: string) =>
  page.getByRole("button", { name: `Flip card: ${title}` });
const form = (page: Page) => page.getByRole("form", { name: "Write to Brightside" });

/** A whole amount as it is written: "€17,592" is 17592. */
const amount = (text: string) => Number(text.replaceAll(/[^\d.]/g, ""));

test("the claim comes first, and its two ways lead to the sums and to the form; Back returns", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "They will remember one thing. Let’s pick it.",
  );
  await page.getByRole("link", { name: "See what you cost us" }).click();
  await expect(page).toHaveURL(`${PATH}#sums`);
  await expect(
    page.getByRole("heading", { name: "Honestly, here’s what you cost us" }),
  ).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await page.getByRole("link", { name: "Tell us everything" }).click();
  await expect(page.getByRole("heading", { name: "We keep one thing" })).toBeInViewport();
});

test("a card turns over by keys, says which side is up, and stays where a press has put it", async ({
  page,
}) => {
  await visit(page, PATH);
  const card = turn(page, "Web page");
  const back = page.getByText("One button, tried out on strangers");
  await expect(card).toHaveAttribute("aria-expanded", "false");
  await expect(back).toBeHidden();
  await turn(page, "Slogan").focus();
  await page.keyboard.press("Tab");
  await expect(card).toBeFocused();
  await expect(card).toHaveAttribute("aria-expanded", "true");
  await expect(back).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(card).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(card).toHaveAttribute("aria-expanded", "true");
  await expect(turn(page, "Poster")).toHaveAttribute("aria-expanded", "true");
});

test("the sums are right: every step, all of them, and what one client carries", async ({
  page,
}) => {
  await visit(page, PATH);
  const band = page.getByRole("region", { name: "Honestly, here’s what you cost us" });
  const steps = await band.getByRole("listitem").allInnerTexts();
  const costs = steps.map((text) => {
    const [, count = "", unit = ""] = /([\d,]+) × (€[\d.,]+)/.exec(text) ?? [];
    const [, cost = ""] = /(€[\d,]+)\n/.exec(text) ?? [];
    expect(amount(count) * amount(unit), text).toBeCloseTo(amount(cost));
    return amount(cost);
  });
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const signed = amount(/^[\d,]+/.exec(steps.at(-1) ?? "")?.[0] ?? "");
  await expect(band).toContainText(`€${total.toLocaleString("en")}`);
  await expect(band).toContainText(`€${Math.ceil(total / signed).toLocaleString("en")}`);
});

test("what people call a client's work stands with the client's answer and leads to the case", async ({
  page,
}) => {
  await visit(page, PATH);
  const work = page.getByRole("region", { name: "Look, our work and its nicknames" });
  const chocolate = work
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "“The one you buy two of”" }) });
  await expect(chocolate).toContainText("to see whether the patterns fit");
  await expect(chocolate).toContainText("Inês Valadares, Owner, Casa Azulejo");
  await expect(chocolate).toContainText("7 of 11 firms ordered again");
  await chocolate.getByRole("link", { name: "Casa Azulejo" }).click();
  await expect(page).toHaveURL(projectPath("sixteen-tiles-of-chocolate"));
});

test("what is missing is said at its field; a message is acknowledged in place and by mail", async ({
  page,
}) => {
  await visit(page, PATH);
  await expectMissingSaid(form(page), message);
  const mail = await sendMessage(form(page), message);
  expect(mail.text).not.toContain("the van");
});

test("nothing is wider than a small window, from right to left neither", async ({ page }) => {
  await visitInSmallWindow(page, PATH);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("both sides of every card and all clients can be read, and the form is sent", async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.getByRole("heading", { name: "Web page" })).toBeVisible();
    await expect(page.getByText("One button, tried out on strangers")).toBeVisible();
    await expect(page.getByText("Not included: a mascot.")).toBeVisible();
    await expect(page.getByText("The wall you miss trains for")).toBeVisible();
    await sendMessageWithoutScript(form(page), message);
  });
});

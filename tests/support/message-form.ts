import { randomUUID } from "node:crypto";
import type { Email } from "postal-mime";
import type { Locator, Page } from "playwright/test";
import { mailTo } from "./mails.ts";
import { expect, test } from "./site-test.ts";
import { visit } from "./visit.ts";

/** A message for a form that its page words in its own way. What is left out is as most forms have it. */
export interface Message {
  /** What the sender's address begins with, so that a kept mail tells which page it came from. */
  sender: string;
  /** Left out where a form needs no words, or already has some. */
  text?: string;
  /** The label of the field for the text: "Your message". */
  field?: string | RegExp;
  /** What the button says: "Send message". */
  button?: string;
  /** What the form says when the message has arrived: "Your message is with us." */
  answer?: string;
}

/** Most forms say this; without script the page says it for all of them. */
const ANSWER = "Your message is with us.";

const fieldOf = ({ field = "Your message" }: Message) => field;
const buttonOf = (form: Locator, { button = "Send message" }: Message) =>
  form.getByRole("button", { name: button });

/** Presses the button of a form by pointer once nothing around it arrives any more: one that moves away under a press is not pressed. */
async function press(form: Locator, message: Message): Promise<void> {
  const button = buttonOf(form, message);
  await button.scrollIntoViewIfNeeded();
  await expect(button.locator("xpath=ancestor::*[@data-waiting]")).toHaveCount(0);
  await button.evaluate(async (element) => {
    // What follows the scroll, or goes round for ever, has no end to wait for.
    const ends = ({ timeline, effect }: Animation) =>
      timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
    for (let each: Element | null = element; each; each = each.parentElement)
      await Promise.allSettled(
        each
          .getAnimations()
          .filter(ends)
          .map(({ finished }) => finished),
      );
  });
  await button.click();
}

/** Fills in name, address and text, and nothing else. Answers the address, which no other message has. */
export async function fillInMessage(form: Locator, message: Message): Promise<string> {
  const email = `${message.sender}-${randomUUID()}@example.com`;
  await form.getByLabel("Your name").fill("Ada Lovelace");
  await form.getByLabel("Email").fill(email);
  if (message.text) await form.getByLabel(fieldOf(message)).fill(message.text);
  return email;
}

/** Presses the button of a form in which these fields are empty, and waits until each says that it is missing. */
export async function expectMissingSaid(
  form: Locator,
  message: Message,
  fields: (string | RegExp)[] = ["Your name", "Email", fieldOf(message)],
): Promise<void> {
  await press(form, message);
  for (const label of fields)
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(/Field is required\./);
}

/** Sends an address that is none, by pointer or by keys, and waits until its field says so. */
export async function expectBadAddressSaid(
  form: Locator,
  message: Message,
  by: "pointer" | "keys" = "pointer",
): Promise<void> {
  const email = form.getByLabel("Email");
  await email.fill("not an address");
  if (by === "keys") await buttonOf(form, message).press("Enter");
  else await press(form, message);
  await expect(email).toHaveAccessibleDescription("Invalid email.");
}

/** Fills the form in and sends it by keys. Waits for the form's answer, and for the mail to the sender, which it returns. */
export async function sendMessage(form: Locator, message: Message): Promise<Email> {
  const email = await fillInMessage(form, message);
  await buttonOf(form, message).press("Enter");
  await expect(form.getByText(message.answer ?? ANSWER)).toBeVisible();
  return mailTo(email);
}

/** The same in a page without script, by pointer: the page comes back with an answer at its top, and with the form's own where script says it. */
export async function sendMessageWithoutScript(form: Locator, message: Message): Promise<Email> {
  const email = await fillInMessage(form, message);
  await press(form, message);
  await expect(form.page().getByRole("status").first()).toContainText(ANSWER);
  await expect(form.getByText(message.answer ?? ANSWER)).toBeVisible();
  return mailTo(email);
}

/** Registers the test of a page's form that needs no more than name, address and text. */
export function testMessageForm(
  path: string,
  form: (page: Page) => Locator,
  message: Message,
): void {
  test("a message is checked, sent by keys alone and acknowledged by mail", async ({ page }) => {
    await visit(page, path);
    await expectBadAddressSaid(form(page), message);
    await sendMessage(form(page), message);
  });
}

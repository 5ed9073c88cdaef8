import { SIGN_IN, confirmAccountPath } from "#content/addresses.ts";
import { expect, type Page } from "playwright/test";
import { linkIn, mailsTo } from "./mails.ts";

/** Of every account that a test opens. */
export const password = "four lamps and a chair";
/** Why a test takes longer than others. */
export const LONG_WAY = "mails are waited for, and each password takes its time to be computed";

/** Forms of the pages of accounts, and what stands above them. */
const creating = (page: Page) => page.getByRole("form", { name: "Create an account" });
export const confirming = (page: Page) => page.getByRole("form", { name: "Confirm your address" });
export const signingIn = (page: Page) => page.getByRole("form", { name: "Sign in" });
export const heading = (page: Page, name: RegExp | string) =>
  page.getByRole("heading", { level: 1, name });

/** Waits for the newest of a number of mails to an address, and opens the page that it leads to. */
export async function openMail(
  page: Page,
  address: string,
  count: number,
  part: string,
): Promise<void> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 10_000 }).toBe(count);
  const mail = (await mailsTo(address)).at(-1)!;
  await page.goto(linkIn(mail, part));
}

/** Asks for an account, and waits for the page to say where to look. */
export async function create(page: Page, email: string, name = "Ada Lovelace"): Promise<void> {
  await page.goto(SIGN_IN);
  await creating(page).getByLabel("Your name").fill(name);
  await creating(page).getByLabel("Email").fill(email);
  await creating(page).getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("status").getByText("Check your inbox.")).toBeVisible();
}

/** Sets the password on the page that the mail leads to. */
export async function confirm(page: Page, word = password): Promise<void> {
  await confirming(page).getByLabel("Password", { exact: true }).fill(word);
  await confirming(page).getByRole("button", { name: "Confirm address" }).click();
}

/** All of it: an account of a mailbox that had none. */
export async function register(page: Page, email: string): Promise<void> {
  await create(page, email);
  await openMail(page, email, 1, confirmAccountPath(""));
  await expect(heading(page, "Confirm your email address")).toBeVisible();
  await expect(confirming(page).getByLabel("Your name")).toHaveValue("Ada Lovelace");
  await confirm(page);
  await expect(page.getByText("Your address is confirmed and your password is set.")).toBeVisible();
}

/** Fills in and sends the form of the page that is open. */
export async function signIn(page: Page, email: string, word = password): Promise<void> {
  await signingIn(page).getByLabel("Email").fill(email);
  await signingIn(page).getByLabel("Password", { exact: true }).fill(word);
  await signingIn(page).getByRole("button", { name: "Sign in" }).click();
}

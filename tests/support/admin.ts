import { type APIRequestContext, expect, type Page, test } from "playwright/test";
import { sendLink } from "#app/features/back-office/words.ts";
import { extraRoutes } from "#registry/pages.ts";
import { adminEmails } from "./admin-emails.ts";
import { linkIn, mailsTo } from "./mails.ts";
import { sendForm } from "./visitors.ts";

/** Every page of the back office that needs no id. */
export const adminPaths = extraRoutes.flatMap(({ path, frame }) =>
  frame === "back office" && !path.includes(":") ? [path] : [],
);

/** Of things that are not there: the pages of the back office that show one thing. */
export const adminDetailPaths = extraRoutes.flatMap(({ path, frame }) =>
  frame === "back office" && path.includes(":") ? [path.replace(/:\w+/, "none")] : [],
);

/** Whether the back office has a page by this name: that of a feature is there with the feature. */
const officeHas = (name: string) => adminPaths.includes(`/admin/${name}`);
export const hasMessages = officeHas("messages");
export const hasComments = officeHas("comments");
const hasSubscribers = officeHas("subscribers");

/** Whether the site has a form with which strangers leave traces that the back office shows. */
export const canLeaveTraces = hasMessages || hasSubscribers;

/** Sends what the site has forms for: of this person something is kept then, and in a message this text. */
export async function leaveTraces(
  request: APIRequestContext,
  email: string,
  message: string,
  name = "Jonas",
): Promise<void> {
  if (hasSubscribers) await sendForm(request, "subscribe", { email });
  if (hasMessages) await sendForm(request, "contact", { name, email, subject: "", message });
}

/** As the back office is used. */
export const desk = { viewport: { width: 1280, height: 900 } };
export const phoneWithoutScript = {
  viewport: { width: 390, height: 844 },
  javaScriptEnabled: false,
};

/** What says what was just done. */
export const said = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: text });

/** The address of this worker's owner. */
function ownEmail(): string {
  return adminEmails[test.info().parallelIndex % adminEmails.length]!;
}

/** Asks for a link on the page's own sign-in form and takes it out of the mail. */
export async function askForLink(page: Page, path = "/admin"): Promise<string> {
  const email = ownEmail();
  const before = (await mailsTo(email)).length;
  await page.goto(path);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: sendLink }).click();
  await expect(page.getByText("If this address has access")).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(email)).length, { timeout: 10_000 })
    .toBeGreaterThan(before);
  return linkIn((await mailsTo(email)).at(-1)!, "/admin/sign-in/");
}

/** Signs in as this worker's owner; the page then shows the overview. The 403 on the way is to be tolerated by the test. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(await askForLink(page));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
}

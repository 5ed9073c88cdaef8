import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect } from "playwright/test";
import { dataDir } from "./site-under-test.ts";

/** Waits for the mail that the server keeps for this address, and reads it. */
export async function mailTo(address: string): Promise<Email> {
  let mail: Email | undefined;
  await expect
    .poll(
      async () => {
        mail = await findMail(address);
        return mail !== undefined;
      },
      { message: `a mail to ${address}`, timeout: 10_000 },
    )
    .toBe(true);
  return mail!;
}

async function findMail(address: string): Promise<Email | undefined> {
  const folder = join(dataDir(), "mail");
  if (!existsSync(folder)) return undefined;
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".eml"))) {
    const mail = await PostalMime.parse(readFileSync(join(folder, name)));
    if (mail.to?.some((recipient) => recipient.address === address)) return mail;
  }
  return undefined;
}

/** The first address in a mail's text that contains `part`, as a path of the site. */
export function linkIn(mail: Email, part: string): string {
  const link = new RegExp(`https?://\\S*${part}\\S*`).exec(mail.text ?? "")?.[0];
  if (!link) throw new Error(`the mail "${mail.subject}" has no link with ${part}`);
  return new URL(link).pathname;
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect } from "playwright/test";
import { dataDir } from "./site-under-test.ts";

/** Waits for the mail that the server keeps for this address, and reads it. */
export function mailTo(address: string): Promise<Email> {
  return keptMail(`to ${address}`, ({ to }) =>
    Boolean(to?.some((recipient) => recipient.address === address)),
  );
}

/** Waits for the mail that the server keeps for its owner, in which this text stands. */
export function mailWith(text: string): Promise<Email> {
  return keptMail(`with “${text}”`, (mail) => Boolean(mail.text?.includes(text)));
}

async function keptMail(what: string, isIt: (mail: Email) => boolean): Promise<Email> {
  let mail: Email | undefined;
  await expect
    .poll(
      async () => {
        mail = await findMail(isIt);
        return mail !== undefined;
      },
      { message: `a mail ${what}`, timeout: 10_000 },
    )
    .toBe(true);
  return mail!;
}

async function findMail(isIt: (mail: Email) => boolean): Promise<Email | undefined> {
  const folder = join(dataDir(), "mail");
  if (!existsSync(folder)) return undefined;
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".eml"))) {
    const mail = await PostalMime.parse(readFileSync(join(folder, name)));
    if (isIt(mail)) return mail;
  }
  return undefined;
}

/** The first address in a mail's text that contains `part`, as a path of the site. */
export function linkIn(mail: Email, part: string): string {
  const link = new RegExp(`https?://\\S*${part}\\S*`).exec(mail.text ?? "")?.[0];
  if (!link) throw new Error(`the mail "${mail.subject}" has no link with ${part}`);
  return new URL(link).pathname;
}

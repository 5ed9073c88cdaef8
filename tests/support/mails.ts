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

/** All mails that the server keeps for this address at this moment, the oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const mails = await readMails();
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
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
  const mails = await readMails();
  return mails.find(isIt);
}

/** Their files are named by the time at which they were kept. */
function readMails(): Promise<Email[]> {
  const folder = join(dataDir(), "mail");
  if (!existsSync(folder)) return Promise.resolve([]);
  const names = readdirSync(folder).filter((file) => file.endsWith(".eml"));
  return Promise.all(
    names.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
}

/** The first address in a mail's text that contains `part`, as a path of the site. */
export function linkIn(mail: Email, part: string): string {
  const link = new RegExp(`https?://\\S*${part}\\S*`).exec(mail.text ?? "")?.[0];
  if (!link) throw new Error(`the mail "${mail.subject}" has no link with ${part}`);
  return new URL(link).pathname;
}

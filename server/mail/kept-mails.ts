import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { whenMissing } from "../when-missing.ts";
import { isAbout } from "./about-whom.ts";

const fileName = /^[\w-]+\.eml$/;

/** Names of the mails that the disk transport kept, the newest first; none when there is no folder yet. */
export async function keptMailNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(whenMissing<string[]>([]));
  return names
    .filter((name) => fileName.test(name))
    .sort()
    .reverse();
}

export async function readKeptMail(folder: string, name: string): Promise<Email> {
  return PostalMime.parse(await readFile(join(folder, name)));
}

/**
 * Kept mails to an address (in lower case), and those that tell the owner of somebody who has it.
 * @param own the site's own addresses (`ownAddresses`).
 */
export async function keptMailsAbout(
  folder: string,
  email: string,
  own: ReadonlySet<string>,
): Promise<{ name: string; subject: string; sentAt: string }[]> {
  const found: { name: string; subject: string; sentAt: string }[] = [];
  for (const name of await keptMailNames(folder)) {
    const raw = await readFile(join(folder, name), "utf8").catch(whenMissing(""));
    // Headers hold addresses as they are, so that few mails have to be taken apart.
    if (!raw.toLowerCase().includes(email)) continue;
    const { to = [], replyTo = [], subject = "", date = "" } = await PostalMime.parse(raw);
    const named = [...to, ...replyTo].flatMap(({ address }) => address ?? []);
    if (isAbout(named, email, own)) found.push({ name, subject, sentAt: date });
  }
  return found;
}

/** Deletes them. A mail that has gone meanwhile is gone. */
export async function eraseKeptMails(
  folder: string,
  email: string,
  own: ReadonlySet<string>,
): Promise<void> {
  for (const { name } of await keptMailsAbout(folder, email, own))
    await rm(join(folder, name), { force: true });
}

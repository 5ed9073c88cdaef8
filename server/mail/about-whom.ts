import { site } from "#content/site.ts";
import { comparedAddress } from "#shared/forms/mail-address.ts";

/**
 * The site's own addresses, as they are compared: nearly every mail has one, as its receiver or for answers, and they say nothing of whom it is
 * about.
 */
export function ownAddresses(ownerEmail: string): ReadonlySet<string> {
  return new Set([site.email, ownerEmail].map(comparedAddress));
}

/**
 * Whether a mail is about a person, and so theirs to be handed out and erased: it goes to them, or it tells the owner of them and is
 * answered to them. One of the site's own addresses counts only where nobody else is named.
 * @param named the receiver and, if there is one, where answers go.
 * @param email as it is compared, like `own`.
 */
export function isAbout(
  named: readonly string[],
  email: string,
  own: ReadonlySet<string>,
): boolean {
  const addresses = named.map(comparedAddress);
  if (!addresses.includes(email)) return false;
  return !own.has(email) || addresses.every((address) => own.has(address));
}

import { isIPv6 } from "node:net";
import { asciiDomain } from "#shared/forms/mail-address.ts";

/**
 * What a client address counts as: an IPv4 address itself, an IPv6 address its /64, which is one customer's network.
 */
export function limitKeyOfAddress(address: string): string {
  const plain = address.split("%")[0] ?? address;
  if (!isIPv6(plain)) return plain;
  return `${groupsOf(plain).slice(0, 4).join(":")}::/64`;
}

/** The eight groups of an IPv6 address in one spelling. */
function groupsOf(address: string): string[] {
  // The URL parser lower-cases, drops leading zeros and rewrites a dotted tail.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = short.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  if (tail === undefined) return left;
  return [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}

/** Hosts where one mailbox has many spellings: the host's own name, and the signs that it does not read. */
const gmail = { host: "gmail.com", unread: /\./g };
const proton = { host: "proton.me", unread: /[._-]/g };
const mailHosts: ReadonlyMap<string, { host: string; unread: RegExp }> = new Map([
  ["gmail.com", gmail],
  ["googlemail.com", gmail],
  ["proton.me", proton],
  ["protonmail.com", proton],
  ["protonmail.ch", proton],
  ["pm.me", proton],
]);

/**
 * What a mail address counts as, so that its aliases are no way round a limit: capitals, what follows a `+`, signs that
 * the big hosts do not read, and spellings of the domain make no other mailbox. For limits alone: an account, a
 * subscription and the way of a mail go by the address as it is, as at other hosts these may be mailboxes of different
 * people. What is no address counts as itself.
 */
export function limitKeyOfMailbox(address: string): string {
  const typed = address.normalize("NFKC").trim().toLowerCase();
  const at = typed.lastIndexOf("@");
  if (at < 1) return typed;
  const written = typed.slice(at + 1).replace(/(?<!\.)\.+$/, "");
  const domain = asciiDomain(written);
  const known = mailHosts.get(domain);
  const withoutTag = typed.slice(0, at).replace(/(?<=.)\+.*$/s, "");
  const local = known ? withoutTag.replace(known.unread, "") : withoutTag;
  return `${local}@${known?.host ?? domain}`;
}

import { isIPv6 } from "node:net";

/** What a client address counts as: an IPv4 address itself, an IPv6 address its /64, which is one customer's network. */
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

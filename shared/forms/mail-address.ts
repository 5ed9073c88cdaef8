/**
 * HTML's pattern of a mail address, narrower where mail servers are: dots stand between letters, and the domain has at least two parts, of
 * which the last begins with a letter (`xn--p1ai` is one).
 */
export const mailAddress =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

/** Longest name in the DNS; what is longer is not worth the work. */
const DOMAIN_MAX = 253;

/** A domain as mail servers know it: `müller.de` is `xn--mller-kva.de` (UTS 46). One in ASCII, or what is none, stays as it is. */
export function asciiDomain(domain: string): string {
  // A URL may have more than a domain: signs of ASCII that belong to none let all stay.
  const isToWrite = /\P{ASCII}/u.test(domain) && /^(?:[a-z\d.-]|\P{ASCII})+$/iu.test(domain);
  if (!isToWrite || domain.length > DOMAIN_MAX) return domain;
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}

/** A mail address with its domain in ASCII; what stands before the @ stays. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 0 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`;
}

/** A mail address as it is kept and compared: its domain in ASCII, all of it in lower case. */
export function comparedAddress(address: string): string {
  return withAsciiDomain(address).toLowerCase();
}

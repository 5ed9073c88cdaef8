// The path below which a site stands, and how addresses get it and lose it. Plain JavaScript without packages, as `npm start` asks for it
// before anything is installed.

/** Segments of unreserved characters (RFC 3986, 2.3), none of them `.` or `..`; a slash at the end or none. */
const PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*\/?$/;

/** How a sentence goes on that says what PUBLIC_URL may be. */
export const PUBLIC_URL_FORM =
  "the site's address, with a path or without, for example https://www.example.com or https://www.example.com/shop2/";

/**
 * The path of a public address without the slash at its end: `/shop2`; "" where the site has a host for itself, or no address yet.
 * @throws where it is none that a site can have.
 */
export function basePathOf(publicUrl) {
  if (!publicUrl) return "";
  const { protocol, search, hash, username, pathname } = parsed(publicUrl);
  const isWeb = protocol === "http:" || protocol === "https:";
  if (!isWeb || search || hash || username || !PATH.test(pathname)) throw unusable();
  return pathname.replace(/\/$/, "");
}

function parsed(address) {
  try {
    return new URL(address);
  } catch {
    throw unusable();
  }
}

function unusable() {
  return new Error(`PUBLIC_URL is not usable: set it to ${PUBLIC_URL_FORM}.`);
}

/** An address of the site as browsers need it: `/about` becomes `/shop2/about`. Addresses of other kinds stay as they are. */
export function withBasePath(base, address) {
  return base !== "" && /^\/(?!\/)/.test(address) ? base + address : address;
}

/** The address as the site itself writes it; null for one that is not below the path. */
export function withoutBasePath(base, address) {
  if (base === "") return address;
  return address.startsWith(`${base}/`) ? address.slice(base.length) : null;
}

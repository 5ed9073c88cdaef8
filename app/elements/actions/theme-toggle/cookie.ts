/**
 * Reads one cookie from a cookie header or `document.cookie`. Returns the decoded value, or null when the cookie is absent or
 * its encoding is malformed (specification, point 9).
 */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(";")) {
    const [key, ...rest] = pair.trim().split("=");
    if (key !== name) continue;
    try {
      return decodeURIComponent(rest.join("="));
    } catch {
      return null;
    }
  }
  return null;
}

/**
 * Whether a request that changes something comes from a page of this site, so that no foreign page can send forms in a
 * visitor's name. Browsers always say where a POST comes from (`Origin`, `Sec-Fetch-Site`) and pages cannot forge it; a
 * program that says nothing has no visitor to abuse.
 */
export function isOwnOrigin(request: Request, allowedOrigins: ReadonlySet<string>): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  if (site === "same-origin" || site === "none") return true;
  if (origin === null) return site === null;
  return allowedOrigins.has(origin) || isSameHost(origin, request.headers.get("Host"));
}

function isSameHost(origin: string, host: string | null): boolean {
  return host !== null && URL.parse(origin)?.host === host.toLowerCase();
}

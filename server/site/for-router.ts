/** A request as the router knows it, which has the path below which the site stands in all its addresses. */
export function forRouter(base: string, request: Request): Request {
  if (base === "") return request;
  const url = new URL(request.url);
  url.pathname = base + url.pathname;
  return new Request(url, request);
}

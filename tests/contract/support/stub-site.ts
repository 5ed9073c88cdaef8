import type { SitePort } from "#server/site-port.ts";

/** Stands in for the built site: each page answers with what it was given, so that tests can look at it. */
export const stubSite: SitePort = {
  async serveStatic(request) {
    const { pathname, search } = new URL(request.url);
    if (pathname !== "/file.txt" || search) return null;
    return new Response("file", { headers: { "Content-Type": "text/plain" } });
  },
  async render(request, { formState, notice, maintenance, nonce, clientAddress }) {
    const { pathname } = new URL(request.url);
    const body = {
      url: request.url,
      method: request.method,
      formState,
      notice,
      maintenance,
      clientAddress,
      nonceBytes: Buffer.from(nonce, "base64").length,
    };
    return Response.json(body, { status: pathname === "/missing" ? 404 : 200 });
  },
};

import type { RenderContext, SitePort } from "#server/site-port.ts";
import { ASKING, READING, readerOf } from "./reader.ts";

/**
 * Stands in for the built site: each page answers with what it was given, so that tests can look at it. Pages of the back office ask for
 * rights, as the site's do.
 */
export const stubSite: SitePort = {
  reach: { characters: 200, segments: 8 },
  notFound: () => new Response("nowhere", { status: 404 }),
  findFile: () => null,
  async serveStatic(request) {
    const { pathname, search } = new URL(request.url);
    if (pathname !== "/file.txt" || search) return null;
    const headers = { "Content-Type": "text/plain", "Cache-Control": "public, max-age=60" };
    return new Response("file", { headers });
  },
  async render(request, context) {
    const { pathname } = new URL(request.url);
    const thrown = await ask(pathname, context);
    if (thrown) return thrown;
    const { formState, notice, maintenance, nonce, clientAddress } = context;
    const body = {
      url: request.url,
      method: request.method,
      formState,
      notice,
      maintenance,
      clientAddress,
      nonceBytes: Buffer.from(nonce, "base64").length,
    };
    return Response.json(body, { status: await statusOf(request, context) });
  },
};

/** A page whose loader asks the server for something: what that throws as an answer stands in the page's place. */
async function ask(
  pathname: string,
  { services, findAccount }: RenderContext,
): Promise<Response | null> {
  try {
    if (pathname === READING) await readerOf(services).read();
    if (pathname === ASKING) await findAccount();
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

/** What pages of the back office ask, where the site has one. */
interface Office {
  backOffice: {
    isOpen: boolean;
    access: { findBySession(cookies: string | null): Promise<object | null> };
  };
}

async function statusOf(request: Request, { services, cookies }: RenderContext) {
  const { pathname } = new URL(request.url);
  if (pathname === "/missing") return 404;
  if (!/^\/admin(?:\/|\.|$)/.test(pathname)) return 200;
  const { backOffice } = services as Partial<Office>;
  if (!backOffice?.isOpen) return 404;
  const isSignIn = pathname.startsWith("/admin/sign-in/");
  if (pathname === "/admin/forgetful") return 200;
  return isSignIn || (await backOffice.access.findBySession(cookies)) ? 200 : 403;
}

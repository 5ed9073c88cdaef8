import { randomBytes } from "node:crypto";
import { postOnPage } from "#content/post-pages.ts";
import type { AppContext, AppParts } from "../context.ts";
import { readCookie, serverCookies, writeCookie } from "../cookies.ts";
import type { RenderContext } from "../site-port.ts";
import { textError } from "./answers.ts";
import { readNotice } from "./notice.ts";

/** GET and HEAD of everything else: a file when there is one, else the page. */
export function pageRoute(parts: AppParts) {
  return async (context: AppContext): Promise<Response> => {
    const { method } = context.req;
    if (method !== "GET" && method !== "HEAD") {
      return textError("method-not-allowed", { Allow: "GET, HEAD, POST" });
    }
    const request = siteRequest(context.req.raw, parts.settings.publicUrl);
    const file = isOutOfDate(parts, request) ? null : await parts.site.serveStatic(request);
    if (file) {
      context.set("isFile", file.ok || file.status === 304);
      return file;
    }
    return renderPage(parts, context, {
      formState: null,
      notice: readNotice(context, parts.settings.publicUrl),
    });
  };
}

/** A post that got comments since the site was built is rendered anew; so is its data. */
function isOutOfDate({ services }: AppParts, request: Request): boolean {
  const post = postOnPage(new URL(request.url).pathname.replace(/\.data$/, ""));
  return post !== undefined && services.comments.hasShown(post);
}

/** Asks the site for the page at this request's address. */
export async function renderPage(
  { site, services, settings }: AppParts,
  context: AppContext,
  state: Pick<RenderContext, "formState" | "notice">,
): Promise<Response> {
  const { publicUrl } = settings;
  const cookies = context.req.header("Cookie") ?? null;
  const account = await services.accounts.findBySession(cookies);
  const page = await site.render(siteRequest(context.req.raw, publicUrl), {
    ...state,
    services,
    nonce: randomBytes(16).toString("base64"),
    clientAddress: context.get("clientAddress"),
    account,
    cartToken: readCookie(serverCookies.cart, cookies, publicUrl),
    adminSession: readCookie(serverCookies.admin, cookies, publicUrl),
  });
  if (!state.notice) return page;
  const headers = new Headers(page.headers);
  for (const cookie of writeCookie(serverCookies.notice, null, publicUrl))
    headers.append("Set-Cookie", cookie);
  return new Response(page.body, { status: page.status, headers });
}

/** The same address as visitors see it, whatever stands in front of us; a POST becomes the GET of its page. */
function siteRequest(request: Request, publicUrl: string): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  if (request.method === "POST") {
    for (const name of ["Content-Type", "Content-Length", "Transfer-Encoding", "If-None-Match"]) {
      headers.delete(name);
    }
  }
  const method = request.method === "HEAD" ? "HEAD" : "GET";
  const url = new URL(publicUrl);
  url.pathname = pathname;
  url.search = search;
  return new Request(url, { method, headers });
}

import { randomBytes } from "node:crypto";
import { HONEYPOT_FIELD } from "#shared/forms/honeypot.ts";
import { pageOfData } from "#shared/data-address.ts";
import type { AppParts } from "../app-parts.ts";
import type { AppContext } from "../context.ts";
import { writeCookie } from "../cookies.ts";
import { noticeCookie } from "../house-keeping.ts";
import { findAccount } from "../services/find-account.ts";
import { textError } from "./answers.ts";
import { formReturns } from "./form-return.ts";
import { readNotice } from "./notice.ts";
import type { Pages } from "./pages-port.ts";

/** The site's pages as requests see them. */
export function createPages({ site, services, features, settings }: AppParts): Pages {
  const { publicUrl } = settings;
  const returned = formReturns(features);

  return {
    publicUrl,
    secretFields: new Set([
      HONEYPOT_FIELD,
      "form",
      "token",
      ...features.flatMap(({ posts }) => posts?.secretFields ?? []),
    ]),

    async render(context, state) {
      const cookies = context.req.header("Cookie") ?? null;
      const page = await site.render(siteRequest(context.req.raw, publicUrl), {
        ...state,
        formReturn: returned(state),
        services,
        nonce: randomBytes(16).toString("base64"),
        clientAddress: context.get("clientAddress"),
        findAccount: () => findAccount(features, cookies),
        cookies,
      });
      if (!state.notice) return page;
      const headers = new Headers(page.headers);
      for (const cookie of writeCookie(noticeCookie, null, publicUrl))
        headers.append("Set-Cookie", cookie);
      return new Response(page.body, { status: page.status, headers });
    },
  };
}

/** GET and HEAD of everything else: a file when there is one, else the page. */
export function pageRoute({ site, features, settings }: AppParts, pages: Pages) {
  return async (context: AppContext): Promise<Response> => {
    const { method } = context.req;
    if (method !== "GET" && method !== "HEAD") {
      return textError("method-not-allowed", { Allow: "GET, HEAD, POST" });
    }
    const request = siteRequest(context.req.raw, settings.publicUrl);
    const { pathname } = new URL(request.url);
    const file = isOutOfDate(features, pathname) ? null : await site.serveStatic(request);
    if (file) {
      context.set("isFile", file.ok || file.status === 304);
      return file;
    }
    const notice = readNotice(context, settings.publicUrl);
    return pages.render(context, { formState: null, notice });
  };
}

/** What came since the site was built is shown by a page that is rendered anew; so is its data. */
export function isOutOfDate(features: AppParts["features"], address: string): boolean {
  return features.some((feature) => feature.isNewerThan?.(pageOfData(address)));
}

/** The same address as visitors see it, whatever stands in front of us; a POST becomes the GET of its page. */
export function siteRequest(request: Request, publicUrl: string): Request {
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

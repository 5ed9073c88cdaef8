import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { BASE_PATH } from "./engine/base-path/base-path.ts";
import { withSiteAddresses } from "./engine/base-path/site-addresses.server.ts";
import { NonceContext } from "./engine/nonce.ts";
import { deferScripts } from "./engine/defer-scripts.server.ts";
import { withFirstStyles } from "./engine/first-styles.server.ts";
import type { loader } from "./root.tsx";
import { referrerPolicyOf } from "./engine/referrer-policy.ts";
import { requestContext, type RequestValues } from "./engine/request-context.server.ts";

type RootData = Awaited<ReturnType<typeof loader>>;

/**
 * Makes the context of one request. The server passes its values in through this function because only the build knows the key
 * they are kept under; while prerendering there are none.
 */
export function createLoadContext(values: RequestValues): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, values);
  return context;
}

/**
 * Answers requests with this build's own copy of the router, the one whose contexts are made above. Below a path, loaders are told addresses
 * as the site writes them.
 */
export function createHandler(build: ServerBuild, mode: "production" | "development") {
  return createRequestHandler(BASE_PATH === "" ? build : withSiteAddresses(build), mode);
}

/** Where forms are sent, as this build has it in its scripts: pages allow it in their policy. */
export const apiBase = (import.meta.env.VITE_API_BASE as string | undefined) || undefined;

/** Renders the whole document before answering: pages are small, and complete HTML can be post-processed and hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const {
    nonce,
    styles,
    onNowhere,
    onRenderError = console.error,
  } = loadContext.get(requestContext);
  if (onNowhere && leadsNowhere(routerContext)) {
    onNowhere();
    return new Response(null, { status: 404 });
  }
  const { root } = routerContext.staticHandlerContext.loaderData as { root?: RootData };
  const referrerPolicy = referrerPolicyOf(root?.page ?? null);
  if (referrerPolicy) headers.set("Referrer-Policy", referrerPolicy);
  let failed = false;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
        onShellError: reject,
        onError(error) {
          failed = true;
          onRenderError(error);
        },
      },
    );
  });
  const body = import.meta.env.PROD ? withFirstStyles(deferScripts(html), styles, nonce) : html;
  return new Response(request.method === "HEAD" ? null : body, {
    status: failed ? 500 : status,
    headers,
  });
}

/**
 * Whether an address is no page of the site, or its loader says that there is nothing. Pages of dead links answer 404 as well, but say so
 * themselves; and the back office has a page of its own.
 */
function leadsNowhere({ staticHandlerContext: { matches, errors } }: EntryContext): boolean {
  if (matches.some(({ route }) => /^admin(?:\/|$)/.test(route.id))) return false;
  const isThrown = Object.values(errors ?? {}).some(
    (error) => isRouteErrorResponse(error) && error.status === 404,
  );
  return isThrown || matches.at(-1)?.route.path === "*";
}

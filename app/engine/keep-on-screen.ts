import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { withoutBase } from "./base-path/base-path.ts";
import { type LoadFailure, loadFailure } from "./load-failure.ts";
import * as words from "./words.ts";

/** What was said last of the page on screen. */
let said: LoadFailure | null = null;

/**
 * What a page loses by the network. Path and query are reasons to load, the hash is none: to the router an address whose hash goes is to be asked
 * for again, and what closes by that would wait for the answer. And a page that is asked for anew, but cannot be had, stays as it is.
 */
export const keepOnScreen: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const { state } = window.__reactRouterDataRouter!;
  const { pathname, search, hash } = state.location;
  const target = state.navigation.location ?? state.location;
  const isSamePage = target.pathname === pathname && target.search === search;
  if (state.errors || !isSamePage) return next();
  // Without a result a route keeps the data that it has.
  if (target.hash !== hash && state.revalidation === "idle") return {};
  const results = await next();
  if (request.signal.aborted) return results;
  const failed = Object.values(results).some(isFault);
  if (failed) {
    said = { message: words.dataFailed, target: withoutBase(pathname) + search };
    loadFailure.set(said);
    return {};
  }
  if (loadFailure.get() === said) loadFailure.set(null);
  return results;
};

/** Whether nothing was learnt of the page; what the server says of it (gone, moved, not for this visitor) is to be heard. */
function isFault({ type, result }: DataStrategyResult): boolean {
  return type === "error" && !((result as Partial<Response>).status! < 500);
}

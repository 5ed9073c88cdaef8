import { bringsCookie } from "../cookies.ts";
import type { RenderContext } from "../site-port.ts";

type Visitor = Pick<RenderContext, "cookies" | "formState" | "notice">;

/**
 * Cache-Control of a page that was rendered on request. What is rendered for one visitor is stored nowhere, neither by a proxy nor in the
 * visitor's browser: the next person at that machine presses Back. A page may be kept only where nothing of a visitor can be in it: the
 * same address is prerendered as well, and the request brought nothing that tells who is asking. Lists of pages are not asked: a
 * page that is new to the site is `no-store` until it is prerendered.
 * @param prerendered addresses that are files.
 */
export function pageCaching(
  prerendered: { has(address: string): boolean },
  { pathname }: URL,
  { cookies, formState, notice }: Visitor,
): string {
  const isAnonymous = !(bringsCookie(cookies) || formState || notice);
  return isAnonymous && prerendered.has(pathname) ? "private, no-cache" : "no-store";
}

import type { AppContext, AppParts } from "../context.ts";
import { readCookie, serverCookies } from "../cookies.ts";
import type { CartOwner } from "../services/shop/ports.ts";

/** Whose cart a request is about. */
export async function readCartOwner(
  { services, settings }: Pick<AppParts, "services" | "settings">,
  context: AppContext,
): Promise<CartOwner> {
  const cookies = context.req.header("Cookie") ?? null;
  const account = await services.accounts.findBySession(cookies);
  const token = readCookie(serverCookies.cart, cookies, settings.publicUrl);
  return { token, accountId: account?.id ?? null };
}

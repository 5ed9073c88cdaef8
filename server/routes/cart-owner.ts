import type { AppContext, AppParts } from "../context.ts";
import type { CartOwner } from "../services/shop/ports.ts";
import { readCartToken } from "./cart-cookie.ts";

/** Whose cart a request is about. */
export async function readCartOwner(
  { services }: Pick<AppParts, "services">,
  context: AppContext,
): Promise<CartOwner> {
  const account = await services.accounts.findBySession(context.req.header("Cookie") ?? null);
  return { token: readCartToken(context), accountId: account?.id ?? null };
}

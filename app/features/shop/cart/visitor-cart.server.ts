import { data, type RouterContextProvider } from "react-router";
import { requestContext } from "#app/engine/request-context.server.ts";

/**
 * The shop's services and the visitor's cart as it is now, for pages that are made anew for each visitor.
 * @throws a 503 answer where no server stands behind the pages.
 */
export async function visitorCart(context: Readonly<RouterContextProvider>) {
  const { services, cookies = null, findAccount, formState = null } = context.get(requestContext);
  if (!services) throw data(null, { status: 503 });
  const account = (await findAccount?.()) ?? null;
  return {
    shop: services.shop,
    account,
    cart: await services.shop.carts.view(services.shop.cartOwner(cookies, account)),
    formState,
  };
}

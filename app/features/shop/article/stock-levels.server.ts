import type { RouterContextProvider } from "react-router";
import type { StockLevels } from "#shared/shop/api.ts";
import { requestContext } from "#app/engine/request-context.server.ts";

/**
 * Pieces left of everything; null while a page is prerendered, when there is no server to ask and only the beginning is known. A page that asks
 * says so in its entry (`stock`): then it is rendered on request once that has changed.
 */
export async function stockLevels(
  context: Readonly<RouterContextProvider>,
): Promise<StockLevels | null> {
  const { services } = context.get(requestContext);
  return services ? services.shop.stockLevels() : null;
}

import { STOCK } from "#shared/shop/office-addresses.ts";
import { ListView } from "#app/features/back-office/lists/list-view.tsx";
import { loadList } from "#app/features/back-office/lists/load-list.server.ts";
import { StockTable } from "#app/features/shop/office/stock-table/stock-table.tsx";
import type { Route } from "./+types/stock.ts";

const states = [
  { key: "low", title: "Low stock" },
  { key: "none", title: "Sold out" },
] as const;

export function loader(args: Route.LoaderArgs) {
  return loadList(args, states, ({ stock }) => stock);
}

export default function AdminStock({ loaderData }: Route.ComponentProps) {
  return (
    <ListView
      {...loaderData}
      path={STOCK}
      heading="Stock"
      states={states}
      search="Product or SKU"
      empty="No products yet. Each colour and size will appear here."
    >
      <StockTable rows={loaderData.list.rows} />
    </ListView>
  );
}

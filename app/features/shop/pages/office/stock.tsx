import { STOCK } from "#shared/shop/office-addresses.ts";
import { ListView } from "#app/features/back-office/lists/list-view.tsx";
import { loadList } from "#app/features/back-office/lists/load-list.server.ts";
import { StockTable } from "../../office/stock-table/stock-table.tsx";
import * as words from "../../office/words.ts";
import type { Route } from "./+types/stock.ts";

const states = [
  { key: "low", title: words.lowStock },
  { key: "none", title: words.soldOut },
] as const;

export function loader(args: Route.LoaderArgs) {
  return loadList(args, states, ({ stock }) => stock);
}

export default function AdminStock({ loaderData }: Route.ComponentProps) {
  return (
    <ListView
      {...loaderData}
      path={STOCK}
      heading={words.stock}
      states={states}
      search={words.searchStock}
      empty={words.noProducts}
    >
      <StockTable rows={loaderData.list.rows} />
    </ListView>
  );
}

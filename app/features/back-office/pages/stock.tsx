import { ListView } from "#app/features/back-office/lists/list-view.tsx";
import { readListRequest } from "#app/features/back-office/lists/list-request.ts";
import { requireAdmin } from "#app/features/back-office/require-admin.server.ts";
import { StockTable } from "#app/features/back-office/lists/stock-table.tsx";
import type { Route } from "./+types/stock.ts";

const states = [
  { key: "low", title: "Low stock" },
  { key: "none", title: "Sold out" },
] as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { backOffice } = await requireAdmin(context);
  const request = readListRequest(
    url,
    states.map(({ key }) => key),
  );
  return { request, list: await backOffice.stock.list(request) };
}

export default function AdminStock({ loaderData: { request, list } }: Route.ComponentProps) {
  return (
    <ListView
      path="/admin/stock"
      heading="Stock"
      request={request}
      list={list}
      states={states}
      search="Product or SKU"
      empty="No products yet. Each colour and size will appear here."
    >
      <StockTable rows={list.rows} />
    </ListView>
  );
}

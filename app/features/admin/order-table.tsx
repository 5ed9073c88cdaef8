import { Cell, type Column, DataTable, HeadCell, OpenLink, Row } from "./data-table.tsx";
import type { ShownOrder } from "./order-row.server.ts";
import { OrderStateMark } from "./state-mark.tsx";
import { Time } from "./time.tsx";

const columns: readonly Column[] = [
  { title: "Order" },
  { title: "State" },
  { title: "Buyer" },
  { title: "Pieces", end: true },
  { title: "Total", end: true },
  { title: "Placed" },
];

/** Orders, the newest first. Of an erased buyer only the figures are left. */
export function OrderTable({ orders }: { orders: readonly ShownOrder[] }) {
  return (
    <DataTable label="Orders" columns={columns}>
      {orders.map(({ number, state, name, email, pieces, total, placedAt }) => (
        <Row key={number} id={`order-${number}`}>
          <HeadCell>
            <OpenLink href={`/admin/orders/${number}`} className="admin-code">
              {number}
            </OpenLink>
          </HeadCell>
          <Cell label="State">
            <OrderStateMark state={state} />
          </Cell>
          <Cell label="Buyer">
            {name || "Erased"}
            {email && <span className="admin-second">{email}</span>}
          </Cell>
          <Cell label="Pieces" end>
            {pieces}
          </Cell>
          <Cell label="Total" end>
            {total}
          </Cell>
          <Cell label="Placed">
            <Time moment={placedAt} />
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}

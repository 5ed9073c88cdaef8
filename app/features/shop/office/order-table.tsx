import type { OrderRow } from "#server/features/shop/office/ports.ts";
import { orderPath } from "#shared/shop/office-addresses.ts";
import {
  Cell,
  type Column,
  DataTable,
  HeadCell,
  OpenLink,
  Row,
} from "#app/features/back-office/lists/data-table.tsx";
import type { InWords } from "#app/features/back-office/parts/moment.server.ts";
import { Time } from "#app/features/back-office/parts/time.tsx";
import { OrderStateMark } from "./order-state-mark.tsx";

export type ShownOrder = InWords<OrderRow>;

const columns: readonly Column[] = [
  { title: "Order" },
  { title: "Status" },
  { title: "Customer" },
  { title: "Total", end: true },
  { title: "Date" },
];

/** Orders, the newest first. Of an erased buyer only the figures are left. */
export function OrderTable({ orders }: { orders: readonly ShownOrder[] }) {
  return (
    <DataTable label="Orders" columns={columns}>
      {orders.map(({ number, state, name, email, pieces, total, placedAt }) => (
        <Row key={number} id={`order-${number}`}>
          <HeadCell>
            <OpenLink href={orderPath(number)} className="admin-code">
              {number}
            </OpenLink>
          </HeadCell>
          <Cell place="below">
            <OrderStateMark state={state} />
          </Cell>
          <Cell>
            {name || "Erased"}
            {email && <span className="admin-second">{email}</span>}
          </Cell>
          <Cell end place="corner">
            {total}
            <span className="admin-second">{pieces === 1 ? "1 item" : `${pieces} items`}</span>
          </Cell>
          <Cell place="below-end">
            <Time moment={placedAt} />
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}

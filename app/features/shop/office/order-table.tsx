import * as styles from "#app/features/back-office/lists/admin-tables.module.css";
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
import { counted } from "#shared/counted.ts";
import * as words from "./words.ts";

export type ShownOrder = InWords<OrderRow>;

const columns: readonly Column[] = [
  { title: words.order },
  { title: words.status },
  { title: words.customer },
  { title: words.total, end: true },
  { title: words.date },
];

interface OrderTableProps {
  orders: readonly ShownOrder[];
  /** Beside something else: without mail addresses. */
  isBrief?: boolean;
}

/** Orders, the newest first. Of an erased buyer only the figures are left. */
export function OrderTable({ orders, isBrief = false }: OrderTableProps) {
  return (
    <DataTable label={words.orders} columns={columns}>
      {orders.map(({ number, state, name, email, pieces, total, placedAt }) => (
        <Row key={number} id={`order-${number}`}>
          <HeadCell>
            <OpenLink href={orderPath(number)} className={styles.code}>
              {number}
            </OpenLink>
          </HeadCell>
          <Cell place="below">
            <OrderStateMark state={state} />
          </Cell>
          <Cell>
            <bdi>{name || words.erased}</bdi>
            {email && !isBrief && <span className={styles.second}>{email}</span>}
          </Cell>
          <Cell end place="corner">
            {total}
            <span className={styles.second}>{counted(words.itemCount, pieces)}</span>
          </Cell>
          <Cell place="below-end">
            <Time moment={placedAt} />
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}

import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { CartLine } from "#shared/shop/cart.ts";
import type { WriteTransaction } from "#server/db/tables.ts";
import { limitKeyOfAddress, limitKeyOfMailbox } from "#server/services/limit-key.ts";
import type { Reserver } from "./order-store.ts";

/** More pieces of one article would wait for their money than one buyer may reserve; thrown inside a transaction, it undoes the order. */
export class TooManyUnpaid extends Error {
  constructor() {
    super("too many unpaid pieces of one article");
  }
}

export type Reservations = ReturnType<typeof createReservations>;

/**
 * Keeps one buyer from reserving the whole shelf without paying. The rule: of each article, the orders that wait for their money may hold
 * `most` pieces from one network address (IPv6: one /64), and as many for one mailbox. Null, as with RATE_LIMIT=off: no limit, and
 * nothing is kept. Neither address nor mailbox is stored, only keyed hashes, which leave with the order's first step (order-store.ts).
 */
export function createReservations({ most, secret }: { most: number | null; secret: string }) {
  return {
    /** Whose reserved pieces an order counts among. */
    reserverOf(clientAddress: string, mailbox: string): Reserver {
      if (most === null) return { reserver_address: null, reserver_mailbox: null };
      return {
        reserver_address: hashed("address", limitKeyOfAddress(clientAddress)),
        reserver_mailbox: hashed("mailbox", limitKeyOfMailbox(mailbox)),
      };
    },

    /**
     * Counts an order that this transaction has taken down, with its articles already off the stock: everyone who orders one of them
     * waits for the same row, so that of two orders at once the second counts the first.
     * @throws {TooManyUnpaid}
     */
    async check(
      transaction: WriteTransaction,
      { reserver_address: address, reserver_mailbox: mailbox }: Reserver,
      lines: readonly CartLine[],
    ): Promise<void> {
      if (most === null) return;
      const { rows } = await sql`
        select order_lines.sku from orders join order_lines on order_lines.order_id = orders.id
        where (orders.reserver_address = ${address} or orders.reserver_mailbox = ${mailbox})
          and order_lines.sku in (${sql.join(lines.map(({ sku }) => sku))})
        group by order_lines.sku
        having sum(case when orders.reserver_address = ${address} then order_lines.quantity else 0 end) > ${most}
          or sum(case when orders.reserver_mailbox = ${mailbox} then order_lines.quantity else 0 end) > ${most}
        limit 1`.execute(transaction);
      if (rows.length > 0) throw new TooManyUnpaid();
    },
  };

  /** Not the hashes of the rate limits: neither can be found by the other. */
  function hashed(kind: "address" | "mailbox", key: string): string {
    return createHmac("sha256", secret).update(`reserver ${kind}:${key}`).digest("base64url");
  }
}

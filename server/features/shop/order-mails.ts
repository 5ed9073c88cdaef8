import { checkoutForm } from "#forms/checkout/form.ts";
import type { Queries, WriteTransaction } from "#server/db/tables.ts";
import type { Outbox } from "#server/services/outbox.ts";
import type { Goods } from "./goods.ts";
import { viewOrder } from "./order-view.ts";
import type { OrdersTable } from "./tables.ts";

/** The address of an order's page, which opens it from then on. */
export type PageOf = (
  queries: Queries,
  order: Pick<OrdersTable, "id" | "token_hash">,
) => Promise<string>;

interface Parts {
  goods: Goods;
  outbox: Outbox;
  ownerEmail: string;
  pageOf: PageOf;
}

const { mails } = checkoutForm;

export type OrderMails = ReturnType<typeof createOrderMails>;

/**
 * Mails that follow an order, written in the transaction that moves it. One that still waits for its mail server is taken back where it says
 * what is no longer so.
 */
export function createOrderMails({ goods, outbox, ownerEmail, pageOf }: Parts) {
  return {
    /** It is paid, whatever was said of its payment before. */
    async paid(transaction: WriteTransaction, order: OrdersTable): Promise<void> {
      await outbox.withdraw(transaction, newsOf(order));
      const view = await viewOrder(transaction, goods, order);
      const confirmation = mails.confirmation(view, await pageOf(transaction, order));
      await outbox.enqueue(transaction, confirmation, { topic: paymentOf(order) });
      await outbox.enqueue(transaction, mails.toOwner(view, ownerEmail), {
        topic: taskOf(order),
      });
    },

    /** Its money came when its articles were gone. */
    async refundDue(transaction: WriteTransaction, order: OrdersTable): Promise<void> {
      await outbox.withdraw(transaction, newsOf(order));
      const view = await viewOrder(transaction, goods, order);
      await outbox.enqueue(transaction, mails.refundDue(view, ownerEmail), {
        topic: taskOf(order),
      });
    },

    /** The owner has taken a step with it: what they were asked for before is over. */
    async done(transaction: WriteTransaction, order: OrdersTable): Promise<void> {
      await outbox.withdraw(transaction, taskOf(order));
    },

    /** What happened to it after that. */
    async news(
      transaction: WriteTransaction,
      order: OrdersTable,
      news: "sent" | "refunded" | "payment_failed",
    ): Promise<void> {
      if (news === "refunded") {
        await outbox.withdraw(transaction, paymentOf(order));
        await outbox.withdraw(transaction, taskOf(order));
      }
      // It holds the receipt, and is read before the news.
      if (news === "sent") await outbox.hasten(transaction, paymentOf(order));
      // Nobody is left to write to when a buyer's data was erased.
      if (order.email === "") return;
      const view = await viewOrder(transaction, goods, order);
      const mail = mails.news(view, await pageOf(transaction, order), news);
      await outbox.enqueue(transaction, mail, { topic: newsOf(order) });
    },
  };
}

function paymentOf({ id }: OrdersTable): string {
  return `payment of order ${id}`;
}

/** What the owner has to do about it: pack it, or give the money back that came too late. */
function taskOf({ id }: OrdersTable): string {
  return `owner's task of order ${id}`;
}

function newsOf({ id }: OrdersTable): string {
  return `news of order ${id}`;
}

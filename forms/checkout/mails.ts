import { site } from "#content/site.ts";
import { shop } from "#content/shop.ts";
import { formatMoney } from "#shared/shop/money.ts";
import { addressLines } from "#shared/shop/address-lines.ts";
import type { OrderAddress, OrderView } from "#shared/shop/order.ts";
import { closedText, toldState } from "#shared/shop/order-state.ts";
import { type MailContent, writeMail } from "#server/mail/layout.ts";
import { counted } from "#shared/counted.ts";
import type { Mail } from "#server/mail/mail.ts";
import * as house from "#server/words.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

type Facts = NonNullable<MailContent["facts"]>;

/**
 * Tells the buyer that the order is paid, or that there is nothing to pay. It repeats what was bought, never what was typed: the address
 * stands on the order's page, so that nobody can send their own words to a stranger's mailbox in our name.
 */
export function orderConfirmation(order: OrderView, page: string): Mail {
  const [text, returns] =
    order.total === 0
      ? [words.confirmationFreeText, words.confirmationFreeReturns]
      : [words.confirmationText, words.confirmationReturns];
  return writeMail({
    to: order.email,
    replyTo: site.email,
    subject: fill(words.yourOrder, { number: order.number }),
    paragraphs: [
      house.hello,
      text,
      ...(shop.returnDays > 0 ? [counted(returns, shop.returnDays)] : []),
    ],
    facts: goods(order),
    button: { label: words.viewOrder, href: page },
    closing: fill(words.enteredWithOrder, { email: site.email }),
  });
}

/** Tells the buyer what happened to an order after that: the states in which they wait for word. */
export function orderNews(
  order: OrderView,
  page: string,
  news: "sent" | "refunded" | "payment_failed",
): Mail {
  const { subject, paragraphs } = sentences(order, news);
  return writeMail({
    to: order.email,
    replyTo: site.email,
    subject: fill(subject, { number: order.number }),
    paragraphs: [house.hello, ...paragraphs],
    button: { label: words.viewOrder, href: page },
    closing: fill(words.enteredWithOrder, { email: site.email }),
  });
}

/** The owner's own words stand on lines of their own, unchanged: what they begin with is a name or a noun as often as not. */
function sentences(
  order: OrderView,
  news: Parameters<typeof orderNews>[2],
): { subject: string; paragraphs: string[] } {
  if (news === "payment_failed")
    return { subject: words.failedSubject, paragraphs: [words.failedText] };
  if (news === "sent") {
    const { label, note } = order.delivery;
    const how = [label, note].filter(Boolean).join("\n");
    return { subject: words.sentSubject, paragraphs: [words.sentText, how] };
  }
  if (toldState(news, order.total) === "closed")
    return { subject: words.closedSubject, paragraphs: [closedText(order.events)] };
  const total = money(order, order.total);
  return { subject: words.refundedSubject, paragraphs: [fill(words.refundedText, { total })] };
}

/** Tells the owner what to pack and where to send it; an answer to it goes to the buyer. */
export function orderForOwner(order: OrderView, owner: string): Mail {
  return writeMail({
    to: owner,
    replyTo: order.email,
    subject: fill(words.newOrderSubject, {
      number: order.number,
      total: money(order, order.total),
    }),
    paragraphs: [order.total === 0 ? words.newFreeOrderText : words.newOrderText],
    facts: [
      ...goods(order),
      [
        words.contents,
        order.lines
          .map(({ sku, quantity }) => fill(words.pieces, { count: quantity, name: sku }))
          .join("\n"),
      ],
      [house.email, order.email],
      ...(order.phone ? [[words.phone, order.phone] as const] : []),
      [words.deliveryAddress, envelope(order.address)],
      ...(order.billing ? [[words.billingAddress, envelope(order.billing)] as const] : []),
    ],
  });
}

/** Tells the owner that money came for an order whose articles were given to somebody else in the meantime. */
export function refundDueForOwner(order: OrderView, owner: string): Mail {
  return writeMail({
    to: owner,
    replyTo: order.email,
    subject: fill(words.refundSubject, { number: order.number, total: money(order, order.total) }),
    paragraphs: [words.refundText],
    facts: goods(order),
  });
}

function goods(order: OrderView): Facts {
  return [
    [words.order, order.number],
    ...order.lines.map(
      (line) =>
        [
          fill(words.pieces, { count: line.quantity, name: line.name }),
          priced(order, line),
        ] as const,
    ),
    ...(order.coupon
      ? [[order.coupon.label, `−${money(order, order.coupon.discount)}`] as const]
      : []),
    [order.delivery.label, money(order, order.delivery.price)],
    [words.total, totalOf(order)],
  ];
}

/** What a line costs, after its colour and size; an article in one make has neither. */
function priced(order: OrderView, { colour, size, total }: OrderView["lines"][number]): string {
  const variant = [colour, size].filter(Boolean).join(", ");
  const price = money(order, total);
  return variant === "" ? price : fill(words.linePrice, { variant, price });
}

function totalOf(order: OrderView): string {
  const total = money(order, order.total);
  if (order.tax.rate === 0) return total;
  return fill(words.totalWithTax, {
    total,
    tax: money(order, order.tax.amount),
    taxName: order.tax.label,
  });
}

function envelope(address: OrderAddress): string {
  return addressLines(address, site.locale).join("\n");
}

function money(order: OrderView, amount: number): string {
  return formatMoney(amount, order.currency, site.locale);
}

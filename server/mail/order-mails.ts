import { site } from "#content/site.ts";
import { shop } from "#content/shop.ts";
import { formatMoney } from "#shared/shop/money.ts";
import type { OrderAddress, OrderView } from "#shared/shop/order.ts";
import { type MailContent, writeMail } from "./layout.ts";
import type { Mail } from "./mail.ts";

type Facts = NonNullable<MailContent["facts"]>;

/**
 * Tells the buyer that the order is paid. It repeats what was bought, never what was typed: the address stands on the order's page,
 * so that nobody can send their own words to a stranger's mailbox in our name.
 */
export function orderConfirmation(order: OrderView, page: string): Mail {
  return writeMail({
    to: order.email,
    replyTo: site.email,
    subject: `Your order ${order.number}`,
    paragraphs: [
      "Hello,",
      "Thank you: your order is paid and we are packing it.",
      `If something is not as you hoped, send it back within ${shop.returnDays} days and all of your money comes back.`,
    ],
    facts: goods(order),
    button: { label: "See your order", href: page },
    closing: `You receive this mail because this address was given with an order on our site. If that was not you, tell us at ${site.email}.`,
  });
}

/** Tells the buyer what happened to an order after that: the states in which they wait for word. */
export function orderNews(
  order: OrderView,
  page: string,
  news: "sent" | "refunded" | "payment_failed",
): Mail {
  const { subject, text } = {
    sent: {
      subject: `Order ${order.number} is on its way`,
      text: `Your order has left our house: ${order.delivery.label}, ${lowerFirst(order.delivery.note)}.`,
    },
    refunded: {
      subject: `Order ${order.number} is refunded`,
      text: `We have sent ${money(order, order.total)} back to where it came from. Your bank may take some days to show it.`,
    },
    payment_failed: {
      subject: `The payment for order ${order.number} did not go through`,
      text: "Your bank did not confirm the payment, so nothing was taken and nothing will be sent. If you still want the articles, please order them again.",
    },
  }[news];
  return writeMail({
    to: order.email,
    replyTo: site.email,
    subject,
    paragraphs: ["Hello,", text],
    button: { label: "See your order", href: page },
    closing: `You receive this mail because this address was given with an order on our site. If that was not you, tell us at ${site.email}.`,
  });
}

/** Tells the owner what to pack and where to send it; an answer to it goes to the buyer. */
export function orderForOwner(order: OrderView, owner: string): Mail {
  return writeMail({
    to: owner,
    replyTo: order.email,
    subject: `New order ${order.number}, ${money(order, order.total)}`,
    paragraphs: ["Somebody bought something, and it is paid. Reply to this mail to write to them."],
    facts: [
      ...goods(order),
      ["To pack", order.lines.map(({ sku, quantity }) => `${quantity} × ${sku}`).join("\n")],
      ["E-mail", order.email],
      ...(order.phone ? [["Telephone", order.phone] as const] : []),
      ["Send to", addressLines(order.address)],
      ...(order.billing ? [["Invoice to", addressLines(order.billing)] as const] : []),
    ],
  });
}

/** Tells the owner that money came for an order whose articles were given to somebody else in the meantime. */
export function refundDueForOwner(order: OrderView, owner: string): Mail {
  return writeMail({
    to: owner,
    replyTo: order.email,
    subject: `Please refund order ${order.number}, ${money(order, order.total)}`,
    paragraphs: [
      "The payment for this order arrived after its reservation had ended, and its articles are sold out. Please refund it at your payment provider and write to the buyer.",
    ],
    facts: goods(order),
  });
}

function goods(order: OrderView): Facts {
  return [
    ["Order", order.number],
    ...order.lines.map(
      ({ name, colour, size, quantity, total }) =>
        [
          `${quantity} × ${name}`,
          `${[colour, size].filter(Boolean).join(", ")}: ${money(order, total)}`,
        ] as const,
    ),
    ...(order.coupon
      ? [[order.coupon.label, `−${money(order, order.coupon.discount)}`] as const]
      : []),
    [order.delivery.label, money(order, order.delivery.price)],
    ["Total", `${money(order, order.total)}, ${taxWords(order)}`],
  ];
}

function taxWords(order: OrderView): string {
  return `including ${money(order, order.tax.amount)} ${order.tax.label}`;
}

function addressLines({ name, company, line1, line2, postcode, city, country }: OrderAddress) {
  return [name, company, line1, line2, `${postcode} ${city}`, country].filter(Boolean).join("\n");
}

function money(order: OrderView, amount: number): string {
  return formatMoney(amount, order.currency, site.locale);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

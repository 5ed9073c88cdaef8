import { site } from "#content/site.ts";
import { shop } from "#content/shop.ts";
import { formatMoney } from "#shared/shop/money.ts";
import type { OrderAddress, OrderView } from "#shared/shop/order.ts";
import { type MailContent, writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";

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
      "Thank you for your order. It is paid and we are packing it.",
      `If something is not right, send it back within ${shop.returnDays} days for a full refund.`,
    ],
    facts: goods(order),
    button: { label: "View your order", href: page },
    closing: `You are receiving this email because this address was entered with an order on our site. If that was not you, let us know at ${site.email}.`,
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
      text: `We have sent your order: ${order.delivery.label}, ${lowerFirst(order.delivery.note)}.`,
    },
    refunded: {
      subject: `Order ${order.number} is refunded`,
      text: `We have refunded ${money(order, order.total)} the way you paid. It may take a few days to appear on your statement.`,
    },
    payment_failed: {
      subject: `The payment for order ${order.number} did not go through`,
      text: "Your bank did not confirm the payment, so you have not been charged and nothing will be sent. If you still want the items, please order them again.",
    },
  }[news];
  return writeMail({
    to: order.email,
    replyTo: site.email,
    subject,
    paragraphs: ["Hello,", text],
    button: { label: "View your order", href: page },
    closing: `You are receiving this email because this address was entered with an order on our site. If that was not you, let us know at ${site.email}.`,
  });
}

/** Tells the owner what to pack and where to send it; an answer to it goes to the buyer. */
export function orderForOwner(order: OrderView, owner: string): Mail {
  return writeMail({
    to: owner,
    replyTo: order.email,
    subject: `New order ${order.number}, ${money(order, order.total)}`,
    paragraphs: [
      "You have a new order, and it is paid. Reply to this email to write to the customer.",
    ],
    facts: [
      ...goods(order),
      ["To pack", order.lines.map(({ sku, quantity }) => `${quantity} × ${sku}`).join("\n")],
      ["Email", order.email],
      ...(order.phone ? [["Phone", order.phone] as const] : []),
      ["Delivery address", addressLines(order.address)],
      ...(order.billing ? [["Billing address", addressLines(order.billing)] as const] : []),
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
      "The payment for this order arrived after its reservation had ended, and its products are sold out. Please refund it at your payment provider and write to the customer.",
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

import { expect, it } from "vitest";
import { formatMoney } from "#shared/shop/money.ts";
import { site } from "#content/site.ts";
import * as sharedWords from "#shared/shop/words.ts";
import { counted } from "#shared/counted.ts";
import { withReturnDays } from "#tests/support/return-days.ts";
import { toyOrder as order } from "#tests/support/orders.ts";
import { orderConfirmation, orderForOwner, orderNews } from "./mails.ts";
import * as words from "./words.ts";

const page = "https://www.example.com/order";

it("says how an order was sent in the owner's own words, each on a line of its own", () => {
  const { text } = orderNews(order, page, "sent");
  expect(text).toContain(`\n${order.delivery.label}\n${order.delivery.note}\n`);
});

it("promises no refund where nothing was paid", () => {
  const sum = (total: number) => formatMoney(total, order.currency, site.locale);
  const paid = orderNews(order, page, "refunded");
  expect(paid.text).toContain(sum(4900));
  const free = orderNews({ ...order, total: 0 }, page, "refunded");
  expect(free.text).toContain(sharedWords.closedUnsent);
  expect(`${free.subject} ${free.text}`).not.toContain(sum(0));
  expect(free.subject).not.toBe(paid.subject);
});

it.each(["sent", "delivered"] as const)(
  "says that a free order was cancelled only where it had not been %s",
  (state) => {
    const events = [{ state, at: 0 }];
    const returned = orderNews({ ...order, total: 0, events }, page, "refunded");
    expect(returned.text).toContain(sharedWords.closedSent);
    expect(returned.text).not.toContain(sharedWords.closedUnsent);
  },
);

it("promises that things may come back only where they do", () => {
  const said = (total: number) => orderConfirmation({ ...order, total }, page).text;
  withReturnDays(1);
  expect(said(4900)).toContain(counted(words.confirmationReturns, 1));
  expect(said(0)).toContain(counted(words.confirmationFreeReturns, 1));
  withReturnDays(0);
  for (const total of [4900, 0]) expect(said(total)).not.toContain("send it back");
});

it("says of no free order that it is paid", () => {
  const free = { ...order, total: 0 };
  expect(orderConfirmation(order, page).text).toContain(words.confirmationText);
  expect(orderConfirmation(free, page).text).toContain(words.confirmationFreeText);
  withReturnDays(30);
  expect(orderConfirmation(order, page).text).toContain("refund");
  expect(orderConfirmation(free, page).text).not.toContain("refund");
  expect(orderForOwner(order, "owner@example.com").text).toContain(words.newOrderText);
  expect(orderForOwner(free, "owner@example.com").text).toContain(words.newFreeOrderText);
});

it("names no tax where none is charged", () => {
  const untaxed = { ...order, tax: { ...order.tax, rate: 0, amount: 0 } };
  expect(orderConfirmation(order, page).text).toContain(order.tax.label);
  expect(orderConfirmation(untaxed, page).text).not.toContain(order.tax.label);
});

it("tells the owner the country of an address by its name", () => {
  const country = new Intl.DisplayNames(site.locale, { type: "region" }).of("FR");
  expect(orderForOwner(order, "owner@example.com").text).toContain(`\n69002 Lyon\n${country}\n`);
});

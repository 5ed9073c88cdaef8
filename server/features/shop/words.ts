/*
 * What the server says about carts and orders: answers to forms, the back office. What pages say, too, is in `shared/shop/words.ts`; mails stand
 * with the checkout (`forms/checkout`).
 */

export { cart, orders, stock } from "#shared/shop/words.ts";

/* After a form */
export const cartUpdated = "Your cart has been updated.";

/* How a refusal begins */
export const notAdded = "Nothing was added to your cart.";
export const cartNotChanged = "Your cart was not changed.";

/* Fields, where a page says what is wrong with one */
export const quantity = "Quantity";

/* What cannot be put into a cart */
export const wholeNumber = "Enter a whole number.";
export const atLeastOne = "Choose at least 1.";
export const notSold = "This product is not sold here.";
export const cartFull = "Your cart can hold {most} different products.";
export const soldOut = "This is sold out.";
export const atMost = "You can order at most {most} of this product.";
export const onlyLeft = "Only {count} left.";
export const onlyLeftWithCart = "Only {count} left, and you already have {inCart} in your cart.";

/* Orders that cannot be placed */
export const noIdempotencyKey =
  "The Idempotency-Key header is missing. Send a UUID, and the same one when you try again.";
export const unsignedNotification = "This notification is not signed by the payment provider.";
export const unknownNotification = "This notification is not one that the payment provider sends.";
export const paymentUnavailable =
  "Payments are not available right now. Nothing was ordered. Please try again later.";
export const orderUnknown =
  "We could not complete your order. Please press the button again: your order is placed only once.";
export const paymentDeclined =
  "Your payment was declined and nothing was ordered. Please try another card.";
export const orderInFlight = "Your order is being placed. Please wait a moment.";
export const unpaidLimit =
  "An item in your cart is already reserved for unpaid orders from your network or email address. Nothing was ordered. Please pay for those first, reduce the quantity, or try again later.";
export const quoteChanged = "Prices have changed. Nothing was ordered. Please check the new total.";
export const soldOutMeanwhile =
  "An item in your cart has just sold out. Nothing was ordered. Please check your cart.";
export const keyReused =
  "You have already placed this order with other details. If you paid, its confirmation comes by email. To order with these details, press the button again.";

/* Vouchers and cards */
export const invalidCode = "This code is not valid.";
export const expiredCode = "This code has expired.";
export const codeFrom = "This code is for orders from {minimum}.";
export const notATestCard = "Use one of the test cards shown here. Never enter a real card number.";

/* What is kept about a person */
export const ordersElsewhere = "Orders under another email address";
export const finishFirst = "Order {number} must be delivered, refunded or closed first.";
export const remains =
  "Paid orders keep their number, products, amounts and country for your accounts.";

/* In the back office */
export const toPack = "order to pack | orders to pack";
export const toPackHint = "Ready to pack";
export const toSend = "order to send | orders to send";
export const toSendHint = "Packed, not sent yet";
export const toRefund = "refund to make | refunds to make";
export const toRefundHint = "Paid, but sold out meanwhile";
export const unpaid = "unpaid order | unpaid orders";
export const unpaidHint = "Waiting for payment, nothing to do";
export const status = "Status";
export const orderUpdated = "Order updated";
export const markedAsPacked = "Marked as packed";
export const markedAsSent = "Marked as sent";
export const markedAsDelivered = "Marked as delivered";
export const markedAsRefunded = "Marked as refunded";
export const markedAsClosed = "Marked as closed";
export const chooseStep = "Choose one of the next steps.";
export const cannotChange =
  "This order cannot be changed to “{state}” from its current status. Someone else may have updated it; nothing was changed.";
export const countSaved = "Stock count saved";
export const stockChanged =
  "Stock has changed: {available} available now. Nothing was saved; check the count and save again.";
export const wholeNumberUpTo = "Enter a whole number from 0 to {most}.";
export const unknownSku = "There is no product with this SKU.";
export const noLongerInShop = "{sku} (no longer in the shop)";

/* In the audit log */
export const orderMoved = "Order: {state}";
export const stockCounted = "Stock: {from} → {to}";

/* What is kept, as the privacy pages say it */
export const keptCart = "Your cart";
export const keptCartHolds =
  "What you put in, without a name. A cookie in your browser is the key to it; once you sign in, the cart belongs to your account.";
export const keptCartWhy =
  "So that it is still there tomorrow: on this device alone, or wherever you sign in.";
export const keptCartUnit = "day | days";
export const keptCartEnds = "after you last changed it";
export const keptOrders = "What you order";
export const keptOrdersHolds =
  "Products, prices, name, addresses, phone number if you gave one, and how it was paid. No card number: the payment provider keeps that. Until the order is paid or cancelled, also a scrambled trace of your network address and of your email address.";
export const keptOrdersWhy =
  "To deliver it, to accept returns, and because the law requires us to keep accounts; the traces, so that nobody reserves all our stock without paying.";
export const keptOrdersUnit = "days";
export const keptOrdersEnds = "after you ordered";
export const keptUnpaid = "Orders that were not paid";
export const keptUnpaidHolds =
  "The same, where a payment was declined or never made, and nothing was ordered in the end.";
export const keptUnpaidWhy =
  "Because a payment can still arrive late, and so that the order’s page can tell you what became of it.";
export const keptUnpaidUnit = "days";
export const keptUnpaidEnds = "after the payment failed or the order was cancelled";
export const cartCookieHolds = "the key to your cart, once there is something in it";
export const cartCookieEnds =
  "one day after you last changed it | {count} days after you last changed it";

/* Before the site is opened to visitors */
export const testPayments =
  "Payments are tests, with invented cards: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET (docs/guides/shop.md).";
export const testKey = "STRIPE_SECRET_KEY is a test key: no money moves.";

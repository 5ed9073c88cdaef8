/*
 * What the server says about carts and orders: answers to forms, mails, the back office. What pages say, too, is in
 * `shared/shop/words.ts`.
 */

export { cart, orders, stock } from "#shared/shop/words.ts";

/* After a form */
export const cartUpdated = "Your cart has been updated.";

/* How a refusal begins */
export const notAdded = "Nothing was added to your cart.";
export const cartNotChanged = "Your cart was not changed.";
export const orderNotPlaced = "Your order has not been placed.";

/* Fields, where a page says what is wrong with one */
export const phone = "Phone";
export const company = "Company";
export const line2 = "Address line 2";
export const postcode = "Postcode";
export const country = "Country";
export const billingName = "Billing name";
export const billingCompany = "Billing company";
export const billingLine1 = "Billing address line 1";
export const billingLine2 = "Billing address line 2";
export const billingPostcode = "Billing postcode";
export const billingCity = "Billing town or city";
export const billingCountry = "Billing country";
export const cardNumber = "Card number";
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
  "You have already placed this order with other details. Its confirmation is on its way. To order again, reload the checkout.";

/* Vouchers and cards */
export const invalidCode = "This code is not valid.";
export const expiredCode = "This code has expired.";
export const codeFrom = "This code is for orders from {minimum}.";
export const notATestCard = "Use one of the test cards shown here. Never enter a real card number.";

/* What is kept about a person */
export const finishFirst = "Order {number} must be delivered or refunded first.";
export const remains =
  "Paid orders keep their number, products, amounts and country for your accounts.";

/* In the back office */
export const toPack = "order to pack | orders to pack";
export const toPackHint = "Paid and ready to pack";
export const toSend = "order to send | orders to send";
export const toSendHint = "Packed, not sent yet";
export const unpaid = "unpaid order | unpaid orders";
export const unpaidHint = "Waiting for payment, nothing to do";
export const status = "Status";
export const orderUpdated = "Order updated";
export const markedAsPacked = "Marked as packed";
export const markedAsSent = "Marked as sent";
export const markedAsDelivered = "Marked as delivered";
export const markedAsRefunded = "Marked as refunded";
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

/* Mails about orders */
export const viewOrder = "View your order";
export const enteredWithOrder =
  "You are receiving this email because this address was entered with an order on our site. If that was not you, let us know at {email}.";
export const order = "Order";
export const pieces = "{count} × {name}";
export const linePrice = "{variant}: {price}";
export const totalWithTax = "{total}, including {tax} {taxName}";

/* Mail: your order */
export const confirmationText = "Thank you for your order. It is paid and we are packing it.";
export const confirmationReturns =
  "If something is not right, send it back within {days} days for a full refund.";

/* Mail: on its way */
export const sentSubject = "Order {number} is on its way";
export const sentText = "We have sent your order: {delivery}, {note}.";

/* Mail: refunded */
export const refundedSubject = "Order {number} is refunded";
export const refundedText =
  "We have refunded {total} the way you paid. It may take a few days to appear on your statement.";

/* Mail: the payment failed */
export const failedSubject = "The payment for order {number} did not go through";
export const failedText =
  "Your bank did not confirm the payment, so you have not been charged and nothing will be sent. If you still want the items, please order them again.";

/* Mail: a new order, for the owner */
export const newOrderSubject = "New order {number}, {total}";
export const newOrderText =
  "You have a new order, and it is paid. Reply to this email to write to the customer.";
export const contents = "To pack";

/* Mail: a refund that is due, for the owner */
export const refundSubject = "Please refund order {number}, {total}";
export const refundText =
  "The payment for this order arrived after its reservation had ended, and its products are sold out. Please refund it at your payment provider and write to the customer.";

/* What is kept, as the privacy pages say it */
export const keptCart = "Your cart";
export const keptCartHolds =
  "What you put in, without a name. A cookie in your browser is the key to it; once you sign in, the cart belongs to your account.";
export const keptCartWhy =
  "So that it is still there tomorrow: on this device alone, or wherever you sign in.";
export const keptCartUnit = "days";
export const keptCartEnds = "after you last changed it";
export const keptOrders = "What you order";
export const keptOrdersHolds =
  "Products, prices, name, addresses, phone number if you gave one, and how it was paid. No card number: the payment provider keeps that. Until the order is paid or cancelled, also a scrambled trace of your network address and of your email address.";
export const keptOrdersWhy =
  "To deliver it, to accept returns, and because the law requires us to keep accounts; the traces, so that nobody reserves all our stock without paying.";
export const keptOrdersUnit = "days";
export const keptOrdersEnds = "after you ordered";
export const cartCookieHolds = "the key to your cart, once there is something in it";
export const cartCookieEnds = "{days} days after you last changed it";

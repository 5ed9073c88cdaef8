/* Ordering: the fields of the checkout, how a refusal begins, and the mails that follow an order. */

export {
  billingAddress,
  chooseDelivery,
  city,
  deliveryAddress,
  deliveryMethod,
  line1,
  notDelivered,
  total,
  yourOrder,
} from "#shared/shop/words.ts";

/* How a refusal begins */
export const orderNotPlaced = "Your order has not been placed.";

/* What is wrong with a billing address */
export const chooseCountry = "Choose one of the countries listed.";

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
export const confirmationFreeText =
  "Thank you for your order. There is nothing to pay, and we are packing it.";
export const confirmationReturns =
  "If something is not right, send it back within one day for a full refund. | If something is not right, send it back within {count} days for a full refund.";
export const confirmationFreeReturns =
  "If something is not right, send it back within one day. | If something is not right, send it back within {count} days.";

/* Mail: on its way */
export const sentSubject = "Order {number} is on its way";
export const sentText = "We have sent your order.";

/* Mail: refunded */
export const refundedSubject = "Order {number} is refunded";
export const refundedText =
  "We have refunded {total} the way you paid. It may take a few days to appear on your statement.";
/* One for which there was nothing to pay; the text is in `shared/shop/words.ts` */
export const closedSubject = "Order {number} is closed";

/* Mail: the payment failed */
export const failedSubject = "The payment for order {number} did not go through";
export const failedText =
  "Your bank did not confirm the payment, so you have not been charged and nothing will be sent. If you still want the items, please order them again.";

/* Mail: a new order, for the owner */
export const newOrderSubject = "New order {number}, {total}";
export const newOrderText =
  "You have a new order, and it is paid. Reply to this email to write to the customer.";
export const newFreeOrderText =
  "You have a new order, and there is nothing to pay for it. Reply to this email to write to the customer.";
export const contents = "To pack";

/* Mail: a refund that is due, for the owner */
export const refundSubject = "Please refund order {number}, {total}";
export const refundText =
  "The payment for this order arrived after its reservation had ended, and its products are sold out. Please refund it at your payment provider and write to the customer.";

/* What the shop says in browsers, mails and the back office alike. */

/* States of an order, as buyers read them */
export const pending = "Waiting for payment";
export const paid = "Paid";
export const packed = "Packed";
export const sent = "On its way";
export const delivered = "Delivered";
export const paymentFailed = "Payment failed";
export const cancelled = "Cancelled";
export const refundDue = "Refund pending";
export const refunded = "Refunded";
/* In their place, where there was nothing to pay */
export const placed = "Placed";
export const confirmed = "Confirmed";
export const closed = "Closed";
export const closedUnsent =
  "We have cancelled your order. There was nothing to pay for it, so there is nothing to refund.";
export const closedSent =
  "Your order is closed. There was nothing to pay for it, so there is nothing to refund.";

/* In the back office */
export const orders = "Orders";
export const stock = "Stock";

/* Cards of the test provider */
export const cardSucceeds = "Payment succeeds.";
export const cardDeclined = "Card is declined; no order is placed.";
export const cardDelayed = "Payment is confirmed a few seconds later; the order waits for it.";
export const cardTimesOut = "The provider does not answer; we ask again and find the payment.";

/* The cart */
export const cart = "Cart";
export const items = "1 item | {count} items";
export const browseShop = "Browse the shop";
export const addedToCart = "Added to your cart. | {count} added to your cart.";
export const cartEmpty = "Your cart is empty.";

/* Labels of the cart, the checkout and mails */
export const voucherCode = "Voucher code";
export const line1 = "Address line 1";
export const city = "Town or city";
export const deliveryMethod = "Delivery method";
export const deliveryAddress = "Delivery address";
export const billingAddress = "Billing address";
export const total = "Total";
export const orderNumber = "Order {number}";
export const yourOrder = "Your order {number}";

/* What is wrong with a checkout */
export const notDelivered = "We do not deliver to this country.";
export const chooseDelivery = "Choose a delivery method.";
export const postcodeLike = "Enter a postcode like {example}.";

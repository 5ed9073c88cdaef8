/* What the back office says about orders and stock. */

export {
  orders,
  stock,
  deliveryAddress,
  billingAddress,
  orderNumber,
  total,
  items as itemCount,
} from "#shared/shop/words.ts";
export { soldOut, history } from "../words.ts";

/* Lists of orders */
export const searchOrders = "Order number, name or email";
export const noOrders = "No orders yet. New orders will appear here.";
export const latestOrders = "Latest orders";
export const allOrders = "All orders";
export const noLatestOrders = "No orders yet. The latest eight will appear here.";
export const order = "Order";
export const status = "Status";
export const customer = "Customer";
export const date = "Date";
/** In the place of a name. */
export const erased = "Erased";
/* A filter: orders to pack, for which there was something to pay or nothing */
export const paidOrConfirmed = "Paid or confirmed";

/* An order */
export const items = "Items";
export const deliveryAndCustomer = "Delivery and customer";
export const copyAddress = "Copy address";
export const addressCopied = "Address copied.";
export const addressNotCopied = "The address could not be copied. Select it and copy it by hand.";
/** Of a mail to the customer. */
export const erasedCustomer = "Erased. The amounts are kept for your accounts.";

/* What can be done with it, and what each step causes */
export const nextStep = "Next step";
export const refund = "Refund";
export const close = "Close";
/** Heard after the button of a step. */
export const ofOrder = "(order {number})";
export const markAsPacked = "Mark as packed";
export const packedEffect = "No email is sent. The customer sees it on the order page.";
export const markAsSent = "Mark as sent";
export const sentEffect = "The customer gets an email that the order is on its way.";
export const markAsDelivered = "Mark as delivered";
export const deliveredEffect = "No email is sent. The order is complete.";
export const markAsRefunded = "Mark as refunded";
export const refundedEffect =
  "The customer gets an email that the order is refunded. This moves no money: refund it at your payment provider first. Count returned items under Stock.";
/* The same for an order with nothing to pay */
export const markAsClosed = "Mark as closed";
export const closedEffect =
  "The customer gets an email that the order is closed. There was nothing to pay, so there is nothing to refund. Count returned items under Stock.";

/* Why there is nothing to do */
export const pendingNothing = "Waiting for payment. The status updates by itself.";
/* The same for an order with nothing to pay */
export const placedNothing = "There is nothing to pay. The status updates by itself.";
export const failedNothing = "The payment failed, so there is nothing to send.";
export const cancelledNothing =
  "This order was cancelled before payment, so there is nothing to send.";
export const refundedNothing = "The payment was refunded. This order is closed.";
export const closedNothing =
  "There was nothing to pay, so there is nothing to refund. This order is closed.";
export const deliveredNothing = "This order was delivered. There is nothing left to do.";

/* Stock */
export const searchStock = "Product or SKU";
export const noProducts = "No products yet. Each colour and size will appear here.";
export const product = "Product";
export const available = "Available";
export const newCount = "New count";
export const newCountFor = "New count for {product}";
export const save = "Save";
export const stockChanged =
  "Stock has changed: {available} available now. Check your count before you save it.";
/** Heard after the button that saves. */
export const countFor = "count for {product}";
export const reserved = "{count} reserved in an unpaid order | {count} reserved in unpaid orders";
export const lowStock = "Low stock";
export const updateStock = "Update stock";
export const left = "{available} left";
export const nothingLow = "Nothing is running low. Products with three or fewer left appear here.";

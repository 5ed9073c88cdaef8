/*
 * What the shop says around its products. Headings and intros of its lists are in `content/shop-pages.ts`; what the server says,
 * too, in `shared/shop/words.ts`.
 */

export { browseShop, cart, items, orderNumber } from "#shared/shop/words.ts";

/* The way here */
export const home = "Home";
export const shop = "Shop";
export const all = "All";
export const account = "Account";
/** Seen: a number in brackets. */
export const cartCount = "Cart ({count})";
/** Heard. */
export const cartWithItems = "Cart, 1 item | Cart, {count} items";
export const categories = "Categories";
export const shopDepartment = "Shop {department}";
export const newIn = "New in {department}";

/* A product */
/** For search engines, of one that has no story. */
export const articleInShop = "{name} in the shop of {site}: pictures, price and delivery.";
export const nameAndMaterial = "{name} ({material})";
export const coloursOf = "Colours of {name}";
/** After a colour or a size that stands before it. */
export const soldOutAfter = ", sold out";
export const reduced = "Reduced";
/** Heard before a reduced price and before what it was, with the spaces that part them. */
export const priceNow = "Now ";
export const priceWas = ", was ";
export const picturesOf = "Pictures of {name}";
export const colour = "Colour";
export const chosenColour = "Colour:";
export const size = "Size";
export const chosenSize = "Size:";
export const sku = "SKU {sku}";
export const details = "Details";
export const care = "Care";
export const deliveryAndReturns = "Delivery and returns";
export const deliveryNote = "{label}: {note}";
export const relatedProducts = "From the same corner of the shop";
export const newArrivals = "New arrivals";

/* Stock */
export const soldOut = "Sold out";
export const fewLeft = "Last one | Only {count} left";
export const inStock = "In stock";

/* Sample reviews */
export const sampleReviews = "How reviews would look";
export const sampleReviewsText =
  "These are samples, written for this template. Nobody has bought anything here yet.";
export const ratingOf = "{rating} out of {most}";
export const sampleBy = "{name}, {day}. Sample.";

/* Putting into the cart */
/* In an export: leads to the same page on the server, where it can be put into the cart. */
export const buy = "Buy in the shop";
export const addToCart = "Add to cart";
export const addSize = "Add to cart, size {size}";
export const addMeasure = "Add to cart, {size}";
export const optionUnavailable = "This option is sold out. Choose one that is not crossed out.";
export const addNamed = "Add to cart: {name}";
/** Heard after “Add to cart”. */
export const addWhat = ": {name}";
export const sizeOf = "Size of {name}";
export const added = "Added.";
export const cartHas = "Your cart has 1 item. | Your cart has {count} items.";
export const viewCart = "View cart";
export const notAddedOffline = "Nothing was added: the server could not be reached.";

/* A quantity */
export const quantityOf = "Quantity of {name}";
/** Of a field, which is named in the middle of the sentence: “quantity of …”. */
export const decrease = "Decrease: {field}";
export const increase = "Increase: {field}";
export const atMost = "You can order at most {most}.";

/* Lists of products */
export const products = "Products";
export const productCount = "1 product | {count} products";
/** Heard after a number that stands before it. */
export const productsAfterCount = "product | products";
export const pageOfProducts = "{products}, page {page} of {pageCount}";
export const pagesOfProducts = "Pages of products";
export const sortBy = "Sort by";
export const newestFirst = "Newest first";
export const priceUp = "Price, low to high";
export const priceDown = "Price, high to low";
export const byName = "Name, A to Z";
export const apply = "Apply";
export const nothingFound = "No products match your filters.";
export const nothingFoundText = "Remove a filter, or start again with all products.";
export const showAll = "Show all products";

/* Filters */
export const filters = "Filters";
/** Heard after the number of filters. */
export const activeAfterCount = "active";
export const closeFilters = "Close filters";
export const category = "Category";
export const priceIn = "Price in {currency}";
export const priceFrom = "From";
export const priceTo = "To";
export const wholeNumberLike = "Enter a whole number like {example}.";
export const availability = "Availability";
export const inStockOnly = "In stock only";
export const showResults = "Show results";
export const showProducts = "Show 1 product | Show {count} products";
export const clearFilters = "Clear all filters";

/* The cart */
export const yourCart = "Your cart";
export const itemsInCart = "Items in your cart";
export const updateCart = "Update cart";
export const remove = "Remove";
export const removed = "{name} was removed.";
export const undo = "Undo";
export const noLongerSold =
  "One product is no longer sold and was removed. | {count} products are no longer sold and were removed.";
/** Where the checkout stood a moment ago. */
export const cartEmptied = "It may already have been ordered, perhaps in another tab.";
export const cartEmptyText =
  "Items you add stay here for one day on this device. No account needed. | Items you add stay here for {count} days on this device. No account needed.";
export const cartUnreachable =
  "Your cart was not changed: the server could not be reached. Please try again.";

/* What is wrong with a line of the cart */
export const lineSoldOut = "Sold out. Remove it to order the rest.";
export const lineTooMany =
  "Only 1 left. Reduce the quantity to 1. | Only {count} left. Reduce the quantity.";
export const lineCheaper = "The price has gone down since you added it. It was {price}.";
export const lineDearer = "The price has gone up since you added it. It was {price}.";
export const cannotOrder = "One of your items cannot be ordered as it is.";
export const seeNote = "One of your items cannot be ordered as it is. See the note beside it.";
export const seeCart =
  "See which one and why in your cart. It opens in a new tab, so that nothing you typed is lost.";

/* What it comes to */
export const orderSummary = "Order summary";
export const subtotal = "Subtotal";
export const discount = "−{amount}";
export const free = "Free";
export const taxRate = "{tax} ({rate})";
export const includesTax = "Includes {amount} {tax}.";
export const totalPaid = "Paid";
export const totalIs = "Total {total}";
export const freeDelivery = "Your order has free delivery.";
/* Where the first delivery method costs something all the same */
export const freeDeliveryBy = "Free delivery for your order: {list}.";
export const freeDeliveryGap = "{gap} away from free delivery.";
export const voucher = "Voucher";
export const voucherNamed = "Voucher {code}";
export const voucherApplied = "Voucher {code} applied.";
export const checkOut = "Check out";
export const otherDelivery = "You can choose another delivery method at checkout.";
export const cartKept =
  "We keep your cart for one day after its last change. | We keep your cart for {count} days after its last change.";

/* The checkout */
export const checkout = "Checkout";
export const signedIn = "You are signed in";
export const guest = "No account needed. Have one? {signIn}";
export const signIn = "Sign in";
export const editCart = "Edit cart";
export const contact = "Contact";
export const emailHelp = "For your order confirmation and delivery updates only.";
export const phone = "Phone for the driver (optional)";
export const sameAddress = "Same as delivery address";
export const name = "Name";
export const company = "Company (optional)";
export const line2 = "Address line 2 (optional)";
export const postcode = "Postcode";
export const country = "Country";
export const chooseCountry = "Choose a country";
export const delivery = "Delivery";
export const payment = "Payment";
export const paymentCancelled =
  "You left the payment page without paying. Your cart is still here, and you can order again.";
export const payAtProvider = "You pay on our payment provider’s page and then come back here.";
export const payAtProviderIfAny =
  "If there is something to pay, you pay it on our payment provider’s page and then come back here.";
export const nothingToPay = "There is nothing to pay.";
export const cardNumber = "Card number";
export const cardHelp = "No real payment is taken. Use a test card below; real cards are refused.";
export const cardHelpIfAny =
  "Only if there is something to pay. No real payment is taken: use a test card below; real cards are refused.";
export const testCards = "Test cards";
export const orderAndPay = "Order and pay";
export const order = "Order";
export const acceptTerms =
  "By placing your order you accept our {terms}. You can return everything within the time they state.";
export const terms = "terms";
export const connectionLost =
  "The connection was lost. Please press the button again: your order is placed only once.";

/* An order */
export const yourOrder = "Your order";
export const payNow = "Pay now";
export const whatNext = "What happens next";
export const updatesTo = "Updates to";
export const history = "History";
export const returns =
  "You can return everything within one day. | You can return everything within {count} days.";
export const questions = "Questions about order {number}: {contact}";

/* How an order's page speaks of each state */
export const pendingHeading = "Waiting for your payment.";
export const pendingText =
  "We have reserved your items. This page updates as soon as your payment is confirmed.";
export const paidHeading = "Order confirmed. Thank you.";
export const paidText = "We have received your payment and reserved your items.";
/* In their place, where there is nothing to pay */
export const placedHeading = "Order placed. Thank you.";
export const freeText = "There is nothing to pay, and we have reserved your items.";
export const packedHeading = "Your order is packed.";
export const packedText = "It leaves with the next collection.";
export const sentHeading = "Your order is on its way.";
export const sentText = "We have handed it to the carrier.";
export const deliveredHeading = "Your order has been delivered.";
export const deliveredText = "If anything is not right, write to us.";
export const failedHeading = "Your payment failed.";
export const failedText =
  "You have not been charged, and your items are no longer reserved. You can order again.";
export const cancelledHeading = "This order was cancelled.";
export const cancelledText =
  "It was not paid in time. You have not been charged and nothing will be sent.";
export const refundDueHeading = "Your refund is on its way.";
export const refundDueText =
  "We cannot deliver this order. We are refunding everything you paid, the way you paid it.";
export const refundedHeading = "Your order was refunded.";
export const refundedText = "We have refunded everything you paid, the way you paid it.";
export const closedHeading = "Your order is closed.";

/* What happens next with an order */
export const nextPaid = "Your payment is confirmed, usually within seconds.";
export const nextConfirmation = "We email you a confirmation with a link to this page.";
export const nextPacked = "We pack your order and email you when it leaves.";
export const nextLeaves = "We email you when it leaves.";
export const nextArrives = "It arrives by the delivery method you chose.";
export const nextRefund = "The refund arrives within a few days, depending on your bank.";

/* What script leaves in a browser, as the privacy policy says it */
export const storedCart = "how many items are in your cart, so that the header can show it";
export const storedCartEnds = "When the cart is empty, or when you clear it";
export const storedCheckout = "what you typed at checkout, never card details";
export const storedCheckoutEnds = "When your order is paid, you sign in or out, or close the tab";

/* On the pages of accounts */
export const noAccountNeeded = "You can order without an account";
export const reasonCart = "Your cart on every device.";
export const reasonOrders = "All your orders in one place, guest orders included.";
export const reasonCheckout = "Faster checkout, with your address filled in.";
export const noOrders = "No orders yet.";
export const yourOrders = "Your orders";
export const olderOrders = "These are your newest orders. For older ones, write to us: {contact}";
export const ordersAppear =
  "Your orders and their status appear here, including those you placed and paid for as a guest with this email address.";

/* In a footer */
export const departments = "Departments";
export const paymentMethods = "Payment methods";

/** On what opens at a mark in a picture. */
export const viewProduct = "View product";

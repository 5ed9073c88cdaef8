import type { OrderView } from "#shared/shop/order.ts";
import type { OrderState } from "#shared/shop/order-state.ts";

/** An order as its buyer sees it, of a shop that nobody has. */
export const toyOrder: OrderView = {
  number: "VI-7K3M-9Q2D",
  state: "sent",
  placedAt: 0,
  email: "ada@example.com",
  phone: "",
  address: {
    name: "Ada Lovelace",
    company: "",
    line1: "12 Passage des Marchands",
    line2: "",
    postcode: "69002",
    city: "Lyon",
    country: "FR",
  },
  billing: null,
  currency: "EUR",
  lines: [],
  subtotal: 4900,
  coupon: null,
  delivery: { label: "Express delivery", note: "DHL: next day, if ordered before noon", price: 0 },
  tax: { label: "VAT", rate: 2000, included: true, amount: 817 },
  total: 4900,
  events: [],
  payUrl: null,
};

/** An order for which there was nothing to pay, after these steps. */
export function freeOrder(...states: [OrderState, ...OrderState[]]): OrderView {
  return {
    ...toyOrder,
    state: states.at(-1)!,
    coupon: { code: "GIFT", label: "Gift", discount: toyOrder.subtotal },
    delivery: { label: "Parcel shop", note: "", price: 0 },
    tax: { ...toyOrder.tax, amount: 0 },
    total: 0,
    events: states.map((state, at) => ({ state, at })),
  };
}

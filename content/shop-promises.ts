import { shop } from "./shop.ts";

/** Ways to pay that the shop's footer shows, each with a drawing in its `payment-marks.tsx`. */
export const paymentWays = ["Card", "Bank transfer", "Invoice", "Gift voucher"] as const;

/** One thing that buyers can rely on. */
interface Advantage {
  /** What it is about, whatever its words are: pages show some of them apart. */
  id: "delivery" | "returns" | "payment" | "making";
  /** A name in `app/elements/media/icon-names.ts`. */
  icon: string;
  title: string;
  text: string;
  /** In half a line, for the footer. */
  brief: string;
}

/**
 * What the shop promises (specification, point 9). Figures come from the terms, so that they cannot drift apart.
 * @param money writes an amount as buyers read it: whoever shows the shop hands it in.
 */
export const advantages = (money: (amount: number) => string): readonly Advantage[] => [
  ...(shop.freeDeliveryFrom === null
    ? []
    : [
        {
          id: "delivery" as const,
          icon: "truck",
          title: "Free delivery",
          text: `On orders from ${money(shop.freeDeliveryFrom)}, to your door or a parcel shop.`,
          brief: `On orders from ${money(shop.freeDeliveryFrom)}, to your door.`,
        },
      ]),
  ...(shop.returnDays === 0
    ? []
    : [
        {
          id: "returns" as const,
          icon: "undo-2",
          title: shop.returnDays === 1 ? "One day refund" : `${shop.returnDays} days refund`,
          text: "Send it back as it came and get a full refund.",
          brief: "Send it back as it came.",
        },
      ]),
  {
    id: "payment",
    icon: "credit-card",
    title: "Multiple payments",
    text: "By card, by voucher, or with a little of each.",
    brief: "Cards, and vouchers in the cart.",
  },
  {
    id: "making",
    icon: "leaf",
    title: "Sustainable",
    text: "Made to be mended, with care notes for each product.",
    brief: "Made to be repaired, packed in paper.",
  },
];

import type { PictureSource } from "#shared/picture-source.ts";
import { type CartLineView, type CartView, lineIssue } from "#shared/shop/cart.ts";
import { makeQuote } from "#shared/shop/quote.ts";

/** Of a toy that nobody has drawn. */
export const toyPicture: PictureSource = {
  name: "toy",
  width: 640,
  height: 640,
  widths: [320, 640],
  alt: "A toy on a shelf.",
  color: "#c9b8a4",
};

/** Carts as the server tells them, of articles that no shop has. */

/** A line of an article in one make, of which there are ten. */
export function lineOf(sku: string, quantity: number, available = 10): CartLineView {
  const unitPrice = 1000;
  return {
    sku,
    quantity,
    name: `Toy ${sku}`,
    path: `/toys/${sku}`,
    colour: { id: null, label: "", swatch: "#c9b8a4" },
    size: null,
    picture: toyPicture,
    unitPrice,
    total: unitPrice * quantity,
    available,
    issue: lineIssue({ sku, quantity }, available, { now: unitPrice, whenAdded: unitPrice }),
  };
}

export function cartOf(revision: number, ...lines: readonly CartLineView[]): CartView {
  const quote = makeQuote(lines, null, {
    currency: "EUR",
    tax: { label: "VAT", rate: 2000, included: true },
    delivery: [{ id: "standard", label: "Standard", note: "", price: 490, canBeFree: false }],
    freeDeliveryFrom: null,
  });
  return {
    revision,
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    quote,
    quoteVersion: `version ${revision}`,
    couponProblem: null,
    withdrawn: 0,
    orderable: lines.length > 0 && lines.every(({ issue }) => issue === null),
  };
}

import { productPath } from "#content/addresses.ts";
import type { Coupon } from "#shared/shop/terms.ts";
import { toyPicture } from "#tests/support/carts.ts";
import { shopSelling } from "./feature.ts";
import { type Article, goodsOf } from "./goods.ts";

/** A toy shop for tests: the owner's articles, prices and coupons may be any others, and no test notices. */

/** Pieces by size, or without sizes. */
type Stock = number | Readonly<Record<string, number>>;

function toy(
  name: string,
  price: number,
  beginning: string,
  colours: Readonly<Record<string, Stock>>,
): Article {
  const inColours = Object.entries(colours).map(([id, stock]) => ({
    colour: { id, label: id, swatch: "#c9b8a4", pictures: [toyPicture] as const },
    variants: variantsOf(`${beginning}-${id.toUpperCase()}`, id, stock),
  }));
  const [first, ...others] = inColours.map(({ colour }) => colour);
  if (!first) throw new Error(`${name} has no colour`);
  return {
    name,
    price,
    path: productPath(name.toLowerCase()),
    colours: [first, ...others],
    variants: inColours.flatMap(({ variants }) => variants),
  };
}

function variantsOf(sku: string, colour: string, stock: Stock): Article["variants"] {
  if (typeof stock === "number") return [{ sku, colour, size: null, initialStock: stock }];
  return Object.entries(stock).map(([size, pieces]) => ({
    sku: `${sku}-${size}`,
    colour,
    size,
    initialStock: pieces,
  }));
}

const yoyo: Article = {
  name: "Yo-yo",
  price: 4800,
  path: productPath("yo-yo"),
  colours: [{ id: null, label: "", swatch: "transparent", pictures: [toyPicture] }],
  variants: [{ sku: "YOYO", colour: null, size: null, initialStock: 19 }],
};

const coupons: readonly Coupon[] = [
  { code: "TENTH10", label: "A tenth off", off: { rate: 1000 }, minimum: 0 },
  { code: "FROM90", label: "15.00 off from 90.00", off: { amount: 1500 }, minimum: 9000 },
  { code: "OVER20", label: "A fifth off", off: { rate: 2000 }, minimum: 0, lastDay: "2026-08-31" },
  { code: "GIFT", label: "A present", off: { rate: 10_000 }, minimum: 0 },
];

export const goods = goodsOf(
  [
    toy("Kite", 28900, "KITE", { red: { S: 6, M: 8, L: 4, XL: 0 }, blue: { S: 2, M: 5, L: 5 } }),
    toy("Pencil", 2900, "PENCIL", { blue: 31, green: 12 }),
    toy("Marbles", 2400, "MARBLES", { glass: 40 }),
    toy("Drum", 7200, "DRUM", { black: 1 }),
    toy("Clock", 6400, "CLOCK", { red: 5 }),
    toy("Chalk", 3200, "CHALK", { white: 33 }),
    toy("Ribbon", 6500, "RIBBON", { red: 26 }),
    toy("Sledge", 54900, "SLEDGE", { green: 4 }),
    yoyo,
    // In the cart of the older databases (tests/contract/older-databases), which never change.
    toy("Mugs", 4800, "MUGS", { assorted: 19 }),
  ],
  coupons,
);

export const feature = shopSelling(goods);

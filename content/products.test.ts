import { describe, expect, it } from "vitest";
import { coupons } from "./coupons.ts";
import { checkProducts, checkTogether } from "./products/check.ts";
import { productCategories } from "./products/categories.ts";
import { women } from "./products/women.ts";
import { findProduct, findSku, products } from "./products.ts";
import { shop } from "./shop.ts";

describe("the articles of the shop", () => {
  it("are two dozen at least, some in each category", () => {
    expect(products.length).toBeGreaterThanOrEqual(24);
    for (const { id } of productCategories) {
      const inCategory = products.filter(({ categories }) => categories.includes(id));
      expect(inCategory.length, id).toBeGreaterThanOrEqual(6);
    }
  });

  it("are found by slug and by stock keeping unit, in each colour and size once", () => {
    expect(findProduct("belted-coat")?.name).toBe("Belted wool coat");
    expect(findSku("COAT-CAMEL-M")?.variant).toMatchObject({ colour: "camel", size: "M" });
    expect(findSku("BELT-BROWN-90CM")?.variant.size).toBe("90 cm");
    expect(findSku("MUGS-ASSORTED")?.variant.size).toBeNull();
    expect([findProduct("toString"), findSku("__proto__")]).toEqual([undefined, undefined]);
    const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
    expect(new Set(skus).size).toBe(skus.length);
  });

  it("are partly reduced, partly sold out, so that a page shows both", () => {
    expect(products.filter(({ compareAt }) => compareAt).length).toBeGreaterThan(3);
    const variants = products.flatMap((product) => product.variants);
    expect(variants.filter(({ initialStock }) => initialStock === 0).length).toBeGreaterThan(3);
  });
});

describe("a wrong article", () => {
  const coat = women[0]!;

  it.each([
    [{ price: 289.5 }, "price: write whole cents, for example 4900 for 49.00."],
    [{ slug: "Belted Coat" }, "slug: write lower-case words joined by hyphens."],
    [{ compareAt: 100 }, "compareAt: must be more than price"],
    [{ added: "4 September" }, "added: write the day as 2026-09-04."],
    [{ categories: ["children"] }, "categories.0: categories are men, women,"],
    [{ colours: [{ ...coat.colours[0], pictures: ["coat"] }] }, "colours.0.pictures.0: is not the"],
    [{ colours: [{ ...coat.colours[0], id: "red" }] }, "colours.0.id: colours are ecru,"],
    [{ colours: [coat.colours[0], coat.colours[0]] }, "colours: each colour may stand there once."],
    [{ colours: [coat.colours[0], { ...coat.colours[1], stock: 4 }] }, "come in the same sizes"],
    [{ weight: 3 }, "weight"],
  ])("stops with file, field and fix: %.60j", (change, sentence) => {
    const wrong = { ...coat, ...change } as typeof coat;
    const check = () => checkProducts("women.ts", [wrong]);
    expect(check).toThrow(`content/products/women.ts: "${wrong.slug}": `);
    expect(check).toThrow(sentence);
  });

  it("may not take another one's slug or stock keeping unit", () => {
    expect(() => checkTogether([coat, coat])).toThrow(
      'slug: belted-coat is taken by "belted-coat"',
    );
    expect(() => checkTogether([coat, { ...coat, slug: "other" }])).toThrow("sku: COAT is taken");
  });
});

describe("the shop's terms", () => {
  it("are whole numbers", () => {
    const amounts = [
      shop.tax.rate,
      shop.freeDeliveryFrom ?? 0,
      ...shop.delivery.map(({ price }) => price),
      ...coupons.flatMap(({ off, minimum }) => [...Object.values(off), minimum]),
    ];
    expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([]);
  });

  it("name each delivery option and each coupon once, and reserve for long enough", () => {
    const ids = shop.delivery.map(({ id }) => id);
    const codes = coupons.map(({ code }) => code);
    expect([new Set(ids).size, new Set(codes).size]).toEqual([ids.length, codes.length]);
    expect(codes.filter((code) => code !== code.toUpperCase())).toEqual([]);
    expect(shop.reservationMinutes).toBeGreaterThanOrEqual(31);
    expect(shop.maxUnpaidPieces).toBeGreaterThanOrEqual(shop.maxQuantity);
  });
});

import { productPath } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { anyPicture } from "#tests/support/pictures.ts";
import { checkTerms } from "./products/check-terms.ts";
import { checkTogether } from "./products/check.ts";
import { completeProducts } from "./products/complete.ts";
import { picture } from "./media.ts";
import { productCategories } from "./products/categories.ts";
import type { ProductEntry } from "./products/product.ts";
import { findProduct, products } from "./products.ts";
import { shop } from "./shop.ts";

describe("the articles of the shop", () => {
  it("are found by slug", () => {
    for (const product of products) expect(findProduct(product.slug)).toBe(product);
    expect(findProduct("toString")).toBeUndefined();
  });
});

const [category] = productCategories;
const FILE = `${category.id}.ts`;
const apron = { name: "Crème linen apron", price: 4500, pictures: [anyPicture] } as const;
const coat = {
  ...apron,
  slug: "coat",
  sku: "COAT",
  pictures: undefined,
  colours: [
    { id: "camel", pictures: [anyPicture], stock: { S: 3, "90 cm": 0 } },
    { id: "slate", pictures: [anyPicture], stock: { S: 0, "90 cm": 2 } },
  ],
} as const;

describe("an article", () => {
  it("may cost millions, as it does in rupiah", () => {
    const [product] = completeProducts(FILE, [{ ...apron, price: 1_250_000_00 }]);
    expect(product).toMatchObject({ price: 1_250_000_00 });
  });

  it("needs a name, a price and a picture; the rest follows, or is left out", () => {
    expect(completeProducts(FILE, [apron])).toEqual([
      {
        slug: "creme-linen-apron",
        sku: "CREME-LINEN-APRON",
        name: "Crème linen apron",
        price: 4500,
        path: productPath("creme-linen-apron"),
        categories: [category.id],
        details: [],
        colours: [{ id: null, label: "", swatch: "transparent", pictures: [picture(anyPicture)] }],
        sizes: [],
        variants: [{ sku: "CREME-LINEN-APRON", colour: null, size: null, initialStock: 1 }],
        sampleReviews: [],
      },
    ]);
  });

  it.each([
    ["Weiße Schüssel", "weisse-schussel"],
    ["Œuf en grès", "oeuf-en-gres"],
    ["Kırmızı Kılıf", "kirmizi-kilif"],
    ["Rød Bøtte", "rod-botte"],
  ])("has an address and a stock keeping unit that its name can be read in: %s", (name, slug) => {
    const [product] = completeProducts(FILE, [{ ...apron, name }]);
    expect(product).toMatchObject({ slug, path: productPath(slug), sku: slug.toUpperCase() });
  });

  it("keeps the stock keeping unit of its old name when it gets another, or one of figures", () => {
    for (const sku of ["CREME-LINEN-APRON", "1984", "A4"]) {
      const [product] = completeProducts(FILE, [{ ...apron, name: "Kitchen apron", sku }]);
      expect(product).toMatchObject({ sku, slug: "kitchen-apron" });
    }
  });

  it("may have a name of few signs, as many a language does", () => {
    const [product] = completeProducts(FILE, [
      { ...apron, name: "急須", slug: "kyusu", material: "土" },
    ]);
    expect(product).toMatchObject({ name: "急須", material: "土", sku: "KYUSU" });
  });

  it("is sold in each colour and size", () => {
    const [product] = completeProducts(FILE, [coat]);
    expect(product!.sizes).toEqual(["S", "90 cm"]);
    expect(product!.variants.map(({ sku, initialStock }) => [sku, initialStock])).toEqual([
      ["COAT-CAMEL-S", 3],
      ["COAT-CAMEL-90CM", 0],
      ["COAT-SLATE-S", 0],
      ["COAT-SLATE-90CM", 2],
    ]);
  });

  it("may come in sizes and no colours", () => {
    const [product] = completeProducts(FILE, [{ ...apron, stock: { M: 2, L: 0 } }]);
    expect(product!.variants.map(({ sku }) => sku)).toEqual([
      "CREME-LINEN-APRON-M",
      "CREME-LINEN-APRON-L",
    ]);
  });
});

describe("a wrong article", () => {
  it.each([
    [{ price: 289.5 }, "price: write a whole number of the currency's smallest unit, for "],
    [{ price: 1e11 }, "price: is more than an order can be computed with."],
    [{ sku: "coat" }, "sku: write capital letters and figures, joined by hyphens."],
    [{ sku: "COAT-" }, "sku: write capital letters and figures"],
    [{ name: "" }, "name: write one."],
    [{ slug: "Belted Coat" }, "slug: write lower-case words joined by hyphens."],
    [{ compareAt: 100 }, "compareAt: must be more than price"],
    [{ added: "4 September" }, "added: write the day as 2026-09-04."],
    [{ added: "2026-02-30" }, "added: is not a day of the calendar."],
    [{ categories: ["children-of-nobody"] }, "categories.0: categories are "],
    [{ colours: [{ ...coat.colours[0], pictures: ["coat"] }] }, "colours.0.pictures.0: is not the"],
    [{ colours: [{ ...coat.colours[0], id: "red" }] }, "colours.0.id: colours are "],
    [{ colours: [coat.colours[0], coat.colours[0]] }, "colours: each colour may stand there once."],
    [{ colours: [coat.colours[0], { ...coat.colours[1], stock: 4 }] }, "come in the same sizes"],
    [{ colours: undefined }, "pictures: name at least one picture."],
    [{ pictures: [anyPicture] }, "pictures, stock: each colour has its own"],
    [{ stock: 4 }, "pictures, stock: each colour has its own"],
    [{ weight: 3 }, "weight"],
  ])("stops with file, field and fix: %.60j", (change, sentence) => {
    const wrong = { ...coat, ...change } as typeof coat;
    const complete = () => completeProducts(FILE, [wrong]);
    expect(complete).toThrow(`content/products/${FILE}: "${wrong.slug}": `);
    expect(complete).toThrow(sentence);
  });

  it("has neither a category nor a file of one", () => {
    expect(() => completeProducts("things.ts", [apron])).toThrow(
      'content/products/things.ts: "Crème linen apron": categories: name at least one of ',
    );
  });

  it("has a name that makes no address", () => {
    expect(() => completeProducts(FILE, [{ ...apron, name: "茶碗とさじ" }])).toThrow(
      "slug: write one",
    );
  });

  it("may not take another one's slug or stock keeping unit", () => {
    const together = (...entries: ProductEntry[]) => {
      checkTogether(completeProducts(FILE, entries));
    };
    expect(() => together(coat, coat)).toThrow('slug: coat is taken by "coat"');
    expect(() => together(coat, { ...coat, slug: "other" })).toThrow("sku: COAT is taken");
    expect(() => together(coat, { ...apron, slug: "coat-camel-s" })).toThrow(
      "sku: COAT-CAMEL-S is taken",
    );
  });
});

describe("the shop's terms", () => {
  const [way] = shop.delivery;
  const checked = (change: object) => () => {
    checkTerms({ ...shop, ...change });
  };

  it.each(["eur", "EURO", "€", ""])("have no currency: %s", (currency) => {
    expect(checked({ currency })).toThrow(`content/shop.ts: currency: "${currency}" is none`);
  });

  it("may ask nothing for delivery, and never let it be free", () => {
    const free = { ...way, price: 0 };
    expect(checked({ delivery: [free], freeDeliveryFrom: null })).not.toThrow();
  });

  it.each([
    [{ tax: { ...shop.tax, rate: 0.2 } }, "tax.rate: write whole hundredths of a percent"],
    [{ tax: { ...shop.tax, rate: 20_000 } }, "tax.rate: write whole hundredths of a percent"],
    [{ delivery: [{ ...way, price: 4.9 }] }, "delivery.0.price: write a whole number"],
    [{ delivery: [{ ...way, price: -1 }] }, "delivery.0.price: write a whole number"],
    [{ delivery: [way, { ...way, label: "Bicycle" }] }, `"Bicycle": id: ${way.id} is taken by`],
    [{ freeDeliveryFrom: 59.5 }, "freeDeliveryFrom: write a whole number"],
    [
      { delivery: [{ ...way, price: 490, canBeFree: false }], freeDeliveryFrom: 6000 },
      "freeDeliveryFrom: no way that costs something",
    ],
    [
      { delivery: [{ ...way, price: 0, canBeFree: true }], freeDeliveryFrom: 6000 },
      "freeDeliveryFrom: no way that costs something",
    ],
    [{ countries: ["France"] }, "countries.0: write two capital letters"],
    [{ reservationMinutes: 30 }, "reservationMinutes: write a whole number, 31 or more"],
    [{ maxQuantity: 9, maxUnpaidPieces: 8 }, "maxUnpaidPieces: write maxQuantity or more"],
  ])("stop with file, field and fix: %.60j", (change, sentence) => {
    expect(checked(change)).toThrow("content/shop.ts: ");
    expect(checked(change)).toThrow(sentence);
  });
});

import { productPath } from "#content/addresses.ts";
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { picture } from "#content/media.ts";
import { productCategories } from "#content/products/categories.ts";
import { completeProducts } from "#content/products/complete.ts";
import { money } from "#tests/support/goods.ts";
import { anyPicture } from "#tests/support/pictures.ts";
import { sellIn } from "#tests/support/sell-in.ts";
import { fill } from "#shared/words.ts";
import { productSummary } from "../contents.server.ts";
import { catalogueItem } from "../catalogue/catalogue.server.ts";
import { productCard } from "../catalogue/product-cards.server.ts";
import { articlePage, type ProductPageData } from "./product-page.server.ts";
import { ProductView } from "./product-view.tsx";
import * as words from "../words.ts";

/** Of an article whose owner said three things, all pages show what there is, and no empty part. */
const [category] = productCategories;
const [apron] = completeProducts(`${category.id}.ts`, [
  { name: "Linen apron", price: 4500, pictures: [anyPicture] },
]);
const page = {
  ...articlePage(apron!, null),
  path: apron!.path,
  rendered: null,
  related: [],
};

function rendered(product: ProductPageData) {
  const router = createMemoryRouter(
    [{ path: product.path, element: <ProductView product={product} /> }],
    { initialEntries: [product.path] },
  );
  return parse(renderToStaticMarkup(<RouterProvider router={router} />));
}

describe("an article with a name, a price and a picture", () => {
  it("has a page", () => {
    expect(page).toMatchObject({
      name: "Linen apron",
      price: money(4500),
      compareAt: null,
      category: category.id,
      variants: [{ sku: "LINEN-APRON", available: 1 }],
      facts: { details: [] },
      reviews: [],
    });
    expect([page.story, page.facts.material, page.facts.care]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("leaves out what is not known, heading and all", () => {
    const html = rendered(page);
    const headings = html.querySelectorAll("h1, h2, h3").map(({ text }) => text);
    expect(headings).toEqual(["Linen apron", "Delivery and returns"]);
    expect(html.querySelectorAll("details[open]")).toHaveLength(1);
    expect(html.querySelectorAll("nav")).toEqual([]);
    expect(html.querySelector("form")?.getAttribute("aria-label")).toBe(words.addToCart);
    const empty = html
      .querySelectorAll("h1, h2, h3, p, li, ul, dd")
      .filter(
        ({ text, childNodes }) =>
          childNodes.length === 0 || (text.trim() === "" && !childNodes.length),
      );
    expect(empty.map(String)).toEqual([]);
  });

  it("tells of stock where it always stands, and of what is sold out only to be heard", () => {
    const stock = (available: number) => {
      const variants = page.variants.map((variant) => ({ ...variant, available }));
      const [first] = rendered({ ...page, variants })
        .querySelectorAll("[role=status]")
        .filter(({ text }) => text !== "");
      return [first?.text, first?.classNames];
    };
    expect(stock(100)).toEqual([words.inStock, ""]);
    expect(stock(0)).toEqual([words.soldOut, "sr-only"]);
  });

  it("says of each delivery what the owner wrote, letter for letter, or its name alone", () => {
    const delivery = [
      { label: "Express", note: "DHL: next day", price: money(900) },
      { label: "Parcel shop", note: "", price: money(290) },
    ];
    const prices = rendered({ ...page, delivery }).querySelectorAll("li > .tabular-nums");
    expect(prices.map((price) => price.previousElementSibling?.text)).toEqual([
      fill(words.deliveryNote, { label: "Express", note: "DHL: next day" }),
      "Parcel shop",
    ]);
  });

  it("has a card, which leads to it", () => {
    const card = productCard(catalogueItem(apron!, { "LINEN-APRON": 12 }), ["sage"]);
    expect(card).toMatchObject({
      href: productPath("linen-apron"),
      price: money(4500),
      lead: 0,
      stock: "there",
      colours: [{ picture: picture(anyPicture), isAvailable: true }],
    });
  });

  it.each([
    ["EUR", "45.00"],
    ["JPY", "4500"],
    ["KWD", "4.500"],
  ])("is offered to search engines in %s for %s", (currency, price) => {
    sellIn(currency);
    expect(articlePage(apron!, null).offer).toMatchObject({ price, currency });
  });

  it("is told search engines in a sentence of its own", () => {
    const summary = productSummary(apron!);
    expect(summary).toMatch(/^Linen apron in the shop of /);
    expect(summary.length).toBeLessThanOrEqual(160);
  });

  it.each([
    ["Holds 1.5 litres and keeps tea hot.", "Oak", "Holds 1.5 litres and keeps tea hot. Oak."],
    ["See it at baytree.ie first. Then buy", "Oak.", "See it at baytree.ie first. Then buy. Oak."],
    ["Warm? Very! It lasts…", undefined, "Warm? Very! It lasts…"],
    [`One sentence. ${"Far too long ".repeat(12)}to fit.`, "Oak", "One sentence."],
  ])("is told by whole sentences of its story: %s", (story, material, summary) => {
    expect(productSummary({ name: "Jug", story, material })).toBe(summary);
  });

  it.each([
    ["Solid oak", "Solid oak."],
    ["Solid oak.", "Solid oak."],
    ["Cotton (80 %)", "Cotton (80 %)."],
  ])("ends what it is made of with one full stop: %s", (material, shown) => {
    const details = rendered({ ...page, facts: { ...page.facts, material } });
    expect(details.querySelectorAll("details p").map(({ text }) => text)).toContain(shown);
  });
});

import { describe, expect, it } from "vitest";
import { productCategories } from "#content/products/categories.ts";
import { products } from "#content/products.ts";
import { featuredProduct } from "#content/shop-pages.ts";
import { articlePage } from "./article/product-page.server.ts";
import { contents } from "./contents.server.ts";
import { featuredPath } from "./pages/entries.ts";

const featured = products.find(({ slug }) => slug === featuredProduct.slug)!;
const pieces = contents.found?.pieces ?? [];

describe("an article", () => {
  it("has one address for search engines and the search, the featured one too", () => {
    expect(articlePage(featured, null).canonical).toBe(featuredPath);
    expect(pieces.filter(({ title }) => title === featured.name).map(({ path }) => path)).toEqual([
      featuredPath,
    ]);
    for (const product of products)
      expect(articlePage(product, null).canonical).toBe(
        contents.otherPage?.(product.path)?.canonical ?? product.path,
      );
  });

  it("is found by what its categories are called", () => {
    for (const [place, { categories }] of products.entries())
      for (const { label } of productCategories.filter(({ id }) => categories.includes(id)))
        expect(pieces[place]?.text()).toContain(label);
  });
});

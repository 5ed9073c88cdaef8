import { PRODUCTS } from "#content/addresses.ts";
import { findProduct, products } from "#content/products.ts";
import { productCategories } from "#content/products/categories.ts";
import type { Product } from "#content/products/complete.ts";
import { featuredProduct } from "#content/shop-pages.ts";
import { site } from "#content/site.ts";
import type { ContentPage, FeatureContents, FoundPiece } from "#registry/content-page.ts";
import { defaultSkin } from "#registry/page.ts";
import { sentence } from "#shared/sentence.ts";
import { shortened } from "#shared/shortened.ts";
import { fill } from "#shared/words.ts";
import { featuredPath } from "./pages/entries.ts";
import * as words from "./words.ts";

/** Finds where sentences end: not in “1.5 litres”, nor in an address. */
const sentencesIn = new Intl.Segmenter(site.locale, { granularity: "sentence" });

/** The article that has an address of its own. */
const featuredSlug = featuredProduct.slug;
if (!findProduct(featuredSlug))
  throw new Error(
    `content/shop-pages.ts: featuredProduct: no article has the slug "${featuredSlug}"; name one of content/products.`,
  );

/** The articles. */
export const contents: FeatureContents = {
  pages: products.filter(({ slug }) => slug !== featuredSlug).map(pageOfProduct),
  /** An article by its name, the featured one too; undefined for everything else. */
  otherPage(path) {
    const product = productAt(path);
    if (!product || path === featuredPath) return undefined;
    const canonical = canonicalOf(product);
    return { ...pageOfProduct(product), ...(canonical !== path && { canonical }) };
  },
  found: { kind: "product", label: words.products, pieces: products.map(foundProduct) },
};

/** The one address that machines should know an article by. */
export function canonicalOf({ slug, path }: Pick<Product, "slug" | "path">): string {
  return slug === featuredSlug ? featuredPath : path;
}

function foundProduct(product: Product): FoundPiece {
  const { name, material = "", categories, colours } = product;
  const departments = productCategories.filter(({ id }) => categories.includes(id));
  return {
    path: canonicalOf(product),
    title: name,
    summary: product.story ?? productSummary(product),
    text: () => [material, ...[...departments, ...colours].map(({ label }) => label)].join(" "),
  };
}

/** The article that an address shows; undefined for addresses of other pages. */
export function productAt(path: string): Product | undefined {
  if (path === featuredPath) return findProduct(featuredSlug);
  return path.startsWith(`${PRODUCTS}/`) ? findProduct(path.slice(PRODUCTS.length + 1)) : undefined;
}

function pageOfProduct(product: Product): ContentPage {
  return {
    path: product.path,
    title: product.name,
    description: productSummary(product),
    skin: defaultSkin,
  };
}

/** An article in the length of a search result: its story as far as it fits, else what it is made of, else where it is sold. */
export function productSummary({
  name,
  story,
  material,
}: Pick<Product, "name" | "story" | "material">): string {
  if (story) return described(story, material);
  const called = material ? fill(words.nameAndMaterial, { name, material }) : name;
  return fill(words.articleInShop, { name: called, site: site.name });
}

/** As many sentences of the story as fit, and where they are few what the article is made of. */
function described(story: string, material?: string): string {
  const sentences = [...sentencesIn.segment(sentence(story.trim()))].map(({ segment }) => segment);
  let text = "";
  for (const next of material ? [...sentences, ` ${sentence(material)}`] : sentences) {
    if (`${text}${next}`.trim().length > 160) break;
    text += next;
  }
  return text.trim() || shortened(story, 160);
}

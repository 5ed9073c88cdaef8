// @chunk product-card
import { ProductCard, type ProductCardData } from "./product-card/product-card.tsx";

/** Other articles below one: four in a row, two on a phone. */
export function RelatedProducts({ products }: { products: readonly ProductCardData[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-[clamp(0.875rem,1.6vw,1.5rem)] gap-y-10 md:grid-cols-4">
      {products.map((product) => (
        <li key={product.slug}>
          <ProductCard product={product} sizes="(min-width: 48rem) 23vw, 46vw" level={3} />
        </li>
      ))}
    </ul>
  );
}

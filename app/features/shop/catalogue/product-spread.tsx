import { ProductCard, type ProductCardData } from "./product-card/product-card.tsx";

/** Five articles over a double page: the first fills one side, the others stand two by two on the other. */
export function ProductSpread({ products }: { products: readonly ProductCardData[] }) {
  const [lead, ...others] = products;
  return (
    <ul className="grid grid-cols-2 gap-x-[clamp(0.875rem,1.6vw,1.5rem)] gap-y-10 lg:grid-cols-4">
      {lead && (
        <li className="col-span-2 lg:row-span-2">
          <ProductCard product={lead} sizes="(min-width: 62rem) 48vw, 92vw" level={3} />
        </li>
      )}
      {others.map((product) => (
        <li key={product.slug}>
          <ProductCard product={product} sizes="(min-width: 62rem) 23vw, 46vw" level={3} />
        </li>
      ))}
    </ul>
  );
}

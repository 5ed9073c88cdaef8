import { useSyncExternalStore } from "react";
import { useQuery } from "#app/lib/use-query.ts";
import type { ProductPageData } from "./product-page.server.ts";

type Sold = Pick<ProductPageData, "variants" | "path" | "rendered">;
export type ShownVariant = ProductPageData["variants"][number];

export interface VariantChoice {
  variant: ShownVariant;
  /** Address of the page in another colour or size; what the change leaves open stays as it is. */
  hrefOf: (change: Partial<Pick<ShownVariant, "colour" | "size">>) => string;
  isAvailable: (change: Partial<Pick<ShownVariant, "colour" | "size">>) => boolean;
}

/** The variant that the address names (`?variant=SKU`); where it names none, the first that can be had. */
export function useVariant({ variants, path, rendered }: Sold): VariantChoice {
  const search = useQuery();
  const named = useSyncExternalStore(
    noChanges,
    () => search.get("variant"),
    () => rendered,
  );
  const variant =
    variants.find(({ sku }) => sku === named) ??
    variants.find(({ available }) => available > 0) ??
    variants[0]!;

  const other = (change: Partial<Pick<ShownVariant, "colour" | "size">>) => {
    const wanted = { colour: variant.colour, size: variant.size, ...change };
    return (
      variants.find(({ colour, size }) => colour === wanted.colour && size === wanted.size) ??
      variant
    );
  };
  return {
    variant,
    hrefOf: (change) => `${path}?variant=${encodeURIComponent(other(change).sku)}`,
    isAvailable: (change) =>
      change.size === undefined
        ? variants.some(({ colour, available }) => colour === change.colour && available > 0)
        : other(change).available > 0,
  };
}

/** Changes of the address reach the component through the router. */
function noChanges() {
  return () => {};
}

import { useSyncExternalStore } from "react";
import { useQuery } from "#app/lib/use-query.ts";
import type { ProductPageData } from "./product-page.server.ts";

type Sold = Pick<ProductPageData, "variants" | "path" | "rendered">;
export type ShownVariant = ProductPageData["variants"][number];

type VariantChange = Partial<Pick<ShownVariant, "colour" | "size">>;

export interface VariantChoice {
  variant: ShownVariant;
  /** Address of the page in another colour or size; what the change leaves open stays as it is. */
  hrefOf: (change: VariantChange) => string;
  isAvailable: (change: VariantChange) => boolean;
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

  const same = ({ colour = variant.colour, size = variant.size }: VariantChange) =>
    variants.find((other) => other.colour === colour && other.size === size) ?? variant;
  /** In another colour the size stays, unless only other sizes are left of it. */
  const next = (change: VariantChange) => {
    const wanted = same(change);
    if (wanted.available > 0 || change.size !== undefined) return wanted;
    return (
      variants.find(({ colour, available }) => colour === change.colour && available > 0) ?? wanted
    );
  };
  return {
    variant,
    hrefOf: (change) => `${path}?variant=${encodeURIComponent(next(change).sku)}`,
    isAvailable: (change) =>
      change.size === undefined
        ? variants.some(({ colour, available }) => colour === change.colour && available > 0)
        : same(change).available > 0,
  };
}

/** Changes of the address reach the component through the router. */
function noChanges() {
  return () => {};
}

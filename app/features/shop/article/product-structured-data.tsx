import { pictureFile } from "#content/media.ts";
import { JsonLd } from "#app/engine/structured-data.tsx";
import { useSiteData } from "#app/engine/site-data.ts";
import type { ProductPageData } from "./product-page.server.ts";

/** The article for search engines: one offer for each variant. Sample reviews are no reviews and are not told. */
export function ProductStructuredData({ product }: { product: ProductPageData }) {
  const { publicUrl } = useSiteData();
  const { name, story, facts, colours, variants, canonical, offer } = product;
  const pictures = new Set(colours.flatMap((colour) => colour.pictures.map(pictureFile)));
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "Product",
        name,
        description: story,
        material: facts.material,
        image: [...pictures].map((file) => `${publicUrl}${file}`),
        brand: { "@type": "Brand", name: offer.seller },
        offers: variants.map(({ sku, available }) => ({
          "@type": "Offer",
          sku,
          url: `${publicUrl}${canonical}?variant=${encodeURIComponent(sku)}`,
          price: offer.price,
          priceCurrency: offer.currency,
          ...(!import.meta.env.IS_EXPORT && {
            availability: `https://schema.org/${available > 0 ? "InStock" : "OutOfStock"}`,
          }),
        })),
      }}
    />
  );
}

import { useSiteData } from "#app/engine/site-data.ts";
import { JsonLd } from "#app/lib/json-ld.tsx";

/**
 * Whom the page is about, for search engines; its address and card are the page's own.
 * @param business in schema.org's words. No ratings, no awards: nobody gave any.
 */
export function StructuredData({ business }: { business: Readonly<Record<string, unknown>> }) {
  const { page } = useSiteData();
  return page && <JsonLd data={{ ...business, url: page.canonical, image: page.socialImage }} />;
}

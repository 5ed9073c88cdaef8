import { useSiteData } from "./site-data.ts";

/** Structured data for search engines. The browser does not run it, so the page's policy lets it be; `<` cannot end it early. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}

/**
 * Whom the page is about, for search engines; its address and card are the page's own.
 * @param business in schema.org's words. No ratings, no awards: nobody gave any.
 */
export function StructuredData({ business }: { business: Readonly<Record<string, unknown>> }) {
  const { page } = useSiteData();
  // Whichever page of a list is looked at.
  const url = page?.canonical?.replace(/\?.*/, "");
  return page && <JsonLd data={{ ...business, url, image: page.socialImage }} />;
}

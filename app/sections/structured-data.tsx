import { type SocialCardName, socialCardPath } from "#content/media.ts";
import { JsonLd } from "#app/lib/json-ld.tsx";
import { useSiteData } from "#app/engine/site-data.ts";

interface StructuredDataProps {
  /** Address of the page on this site. */
  path: string;
  card: SocialCardName;
  /** The business in schema.org's words. No ratings, no awards: nobody gave any. */
  business: Readonly<Record<string, unknown>>;
}

/** Whom the page is about, for search engines. */
export function StructuredData({ path, card, business }: StructuredDataProps) {
  const { publicUrl } = useSiteData();
  const data = {
    ...business,
    url: `${publicUrl}${path}`,
    image: `${publicUrl}${socialCardPath(card)}`,
  };
  return <JsonLd data={data} />;
}

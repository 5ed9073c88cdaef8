import { JsonLd } from "#app/elements/json-ld.tsx";
import { useSiteData } from "#app/lib/site-data.ts";

/** What the page is about, for search engines. */
export function StructuredData({ organisation }: { organisation: Record<string, unknown> }) {
  const { publicUrl } = useSiteData();
  const data = {
    ...organisation,
    url: `${publicUrl}/`,
    image: `${publicUrl}/social/consulting-chess-wide.jpg`,
  };
  return <JsonLd data={data} />;
}

import { useSiteData } from "#app/lib/site-data.ts";
import { organisation } from "./content.ts";

/** What the page is about, for search engines. Not run by the browser. */
export function StructuredData() {
  const { publicUrl } = useSiteData();
  const data = {
    ...organisation,
    url: `${publicUrl}/`,
    image: `${publicUrl}/social/consulting-chess-wide.jpg`,
  };
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}

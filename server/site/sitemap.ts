import { allPaths } from "#registry/all-paths.ts";
import { unlisted } from "#registry/pages.ts";
import { basePathOf } from "#shared/base-path.mjs";

/** The sitemap: every canonical address of the site. @param isThere whether a page is part of it. */
export function sitemap(publicUrl: string, isThere = (_path: string) => true): string {
  const urls = allPaths()
    .filter(({ path, inSitemap }) => inSitemap && isThere(path))
    .map(({ path }) => `  <url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/** Everything may be read, except what features say is nobody's business. Search engines ask for it at the root of the host alone. */
export function robots(publicUrl: string): string {
  const base = basePathOf(publicUrl);
  const disallowed = [...unlisted, "/api/"].map((start) => `Disallow: ${base}${start}`);
  return `User-agent: *\n${disallowed.join("\n")}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

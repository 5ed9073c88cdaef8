import { COMMENT_REVIEW, SUBSCRIPTION } from "#content/addresses.ts";
import { allPaths } from "#registry/all-paths.ts";
import { OFFICE } from "#shared/back-office/addresses.ts";

/** The sitemap: every canonical address of the site. */
export function sitemap(publicUrl: string): string {
  const urls = allPaths()
    .filter(({ inSitemap }) => inSitemap)
    .map(({ path }) => `  <url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/** Everything may be read; links of mails are nobody's business. */
export function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: ${SUBSCRIPTION}/\nDisallow: ${COMMENT_REVIEW}/\nDisallow: ${OFFICE}\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

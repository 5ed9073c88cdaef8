/**
 * Takes the page's modules out of the way of first paint: the framework's module script becomes inert text that `app/engine/boot.ts`
 * runs once the page has loaded, and its `modulepreload` links become that script's list.
 */
export function deferScripts(html: string): string {
  const preloads: string[] = [];
  const withoutPreloads = html.replaceAll(
    /<link rel="modulepreload" href="([^"]+)"[^>]*>/g,
    (_, href: string) => {
      preloads.push(href);
      return "";
    },
  );
  return withoutPreloads.replace(
    /<script(?<nonce> nonce="[^"]*")? type="module" async="">/,
    (_, nonce: string | undefined) =>
      `<script${nonce ?? ""} type="text/plain" id="page-modules" data-preload="${JSON.stringify(preloads).replaceAll('"', "&quot;")}">`,
  );
}

import { site } from "#content/site.ts";
import { inAscii } from "#registry/moved.ts";
import { html } from "#server/html.ts";
import { basePathOf, withBasePath } from "#shared/base-path.mjs";
import { textDirection } from "#shared/text-direction.ts";
import * as words from "./words.ts";

/**
 * A page that leads to another one, for hosts that send nobody on: at once, and with a link where a browser was told not to.
 * @param to where to, as the site writes it
 */
export function movedPage(publicUrl: string, to: string): string {
  const address = new URL(withBasePath(basePathOf(publicUrl), inAscii(to)), publicUrl).href;
  const [before = "", after = ""] = words.movedText.split("{address}");
  return html`<!doctype html>
    <html lang="${site.language}" dir="${textDirection(site.language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.movedTitle}</title>
        <meta http-equiv="refresh" content="0; url=${address}" />
        <link rel="canonical" href="${address}" />
      </head>
      <body>
        <main>
          <h1>${words.movedTitle}</h1>
          <p>${before}<a href="${address}">${address}</a>${after}</p>
        </main>
      </body>
    </html> `.toString();
}

/** The files in which hosts look for the page at an address; one that names a file is that file. */
export function filesAt(from: string): string[] {
  const name = from.slice(1);
  return /\.html?$/i.test(name) ? [name] : [`${name}/index.html`, `${name}.html`];
}

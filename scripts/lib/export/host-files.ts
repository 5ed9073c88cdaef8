import { expressionOf, hasParameter, inAscii, withParameters } from "#registry/moved.ts";
import { headersAt } from "#server/middleware/security-headers.ts";
import { basePathOf, withBasePath } from "#shared/base-path.mjs";
import { cacheControl } from "#server/site/site-file.ts";
import type { Redirect } from "./pages.ts";

type Headers = Readonly<Record<string, string>>;

/** What common hosts read beside the pages, by file name. @param redirects as the site writes addresses */
export function hostFiles(
  publicUrl: string,
  redirects: readonly Redirect[],
): Readonly<Record<string, string>> {
  const headers = headersOf(publicUrl);
  const base = basePathOf(publicUrl);
  const moved = redirects.map(({ to, ...redirect }) => ({
    ...redirect,
    to: withBasePath(base, to),
  }));
  return {
    _headers: netlifyHeaders(base, headers),
    _redirects: netlifyRedirects(base, moved),
    ".htaccess": apache(base, headers, moved),
    "nginx.conf": nginx(base, headers, moved),
    // GitHub Pages would leave out what begins with an underscore.
    ".nojekyll": "",
  };
}

/** As the server sends them with each answer; the rest of a page's policy stands in the page. */
function headersOf(publicUrl: string): Headers {
  const { "Cache-Control": _, ...headers } = headersAt(publicUrl);
  return { ...headers, "Content-Security-Policy": "frame-ancestors 'self'" };
}

/** Netlify and Cloudflare Pages. */
function netlifyHeaders(base: string, headers: Headers): string {
  const block = (path: string, own: Headers) =>
    [path, ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return `${block(`${base}/*`, headers)}\n${block(`${base}/static/*`, { "Cache-Control": cacheControl.hashed })}\n`;
}

function netlifyRedirects(base: string, redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, to, withAllBehind }) =>
      withAllBehind
        ? `${base}${from} ${to} 302\n${base}${from}/* ${to}/:splat 302\n`
        : `${inAscii(base + from)} ${inAscii(to)} 301\n`,
    )
    .join("");
}

function apache(base: string, headers: Headers, redirects: readonly Redirect[]): string {
  const { single, patterns } = byKind(redirects);
  return `Options -Indexes
DirectoryIndex index.html
# Addresses have no slash at their end: /shop is shop.html, also where there is a folder of that name.
DirectorySlash Off
ErrorDocument 404 ${base}/404.html
AddType text/x-script .data
AddType application/manifest+json .webmanifest
AddType image/avif .avif
AddCharset utf-8 .html .js .css .json .xml .txt .svg .data .webmanifest

<IfModule mod_headers.c>
${lines(headers, (name, value) => `  Header always set ${name} "${value}"`)}
  Header set Cache-Control "${cacheControl.page}"
  <If "%{REQUEST_URI} =~ m#^${base}/static/#">
    Header set Cache-Control "${cacheControl.hashed}"
  </If>
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteRule ^(_headers|_redirects|nginx\\.conf)$ - [R=404,L]
${single
  .map(({ from, to, withAllBehind }) =>
    withAllBehind
      ? `  RewriteRule ^${expressionOf(from.slice(1))}(/.*)?$ ${to}$1 [R=302,L]`
      : `  RewriteRule ^${expressionOf(from.slice(1))}/?$ ${to} [R=301,L]`,
  )
  .join("\n")}
  RewriteCond %{DOCUMENT_ROOT}${base}/$1.html -f
  RewriteRule ^(.+)/$ ${base}/$1 [R=301,L]
  RewriteCond %{DOCUMENT_ROOT}${base}/$1.html -f
  RewriteRule ^(.+)$ ${base}/$1.html [END]
${patterns
  .map(
    ({ from, to }) => `  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteRule ^${expressionOf(from.slice(1))}/?$ ${withCaptures(to, from)} [NC,R=301,L]`,
  )
  .join("\n")}
</IfModule>
`;
}

function nginx(base: string, headers: Headers, redirects: readonly Redirect[]): string {
  const add = (indent: string) =>
    lines(headers, (name, value) => `${indent}add_header ${name} "${value}" always;`);
  const { single, patterns } = byKind(redirects);
  return `# Inside of a server block:  root /srv/www;  include /srv/www${base}/nginx.conf;
error_page 404 ${base}/404.html;
absolute_redirect off;
charset utf-8;
${add("")}
add_header Cache-Control "${cacheControl.page}";

location ${base}/ {
  rewrite ^(.+)/$ $1 permanent;
  try_files $uri $uri.html ${patterns.length > 0 ? "@moved" : "=404"};
}
location = ${base}/ {
  try_files ${base}/index.html =404;
}
location ${base}/static/ {
${add("  ")}
  add_header Cache-Control "${cacheControl.hashed}";
}
location ~ ^${expressionOf(base)}/(\\.(?!well-known/)|_headers$|_redirects$|nginx\\.conf$) {
  return 404;
}
${single
  .map(({ from, to, withAllBehind }) =>
    withAllBehind
      ? `location ~ ^${expressionOf(base + from)}(?:/|$) {\n${asAsked(`${expressionOf(base + from)}(/[^?]*)?`, 302, `${to}$1`)}}`
      : `location = ${base}${from} {\n  return 301 ${inAscii(to)}$is_args$args;\n}`,
  )
  .join("\n")}
${patterns.length > 0 ? movedLocation(base, patterns) : ""}`;
}

/** What is asked after all files. */
function movedLocation(base: string, patterns: readonly Redirect[]): string {
  const rules = patterns.map(({ from, to }) =>
    asAsked(`${expressionOf(inAscii(base + from), "[^/?]+")}/?`, 301, withCaptures(inAscii(to), from)),
  );
  return `location @moved {\n${rules.join("")}  return 404;\n}\n`;
}

/** Of the address as it was asked for: what nginx has read of it would go into the header without its escapes. */
function asAsked(expression: string, status: number, to: string): string {
  return `  if ($request_uri ~* "^${expression}(?:\\?|$)") {\n    return ${status} ${to}$is_args$args;\n  }\n`;
}

/** The address to which a pattern leads, as servers write what an expression has captured. */
function withCaptures(to: string, from: string): string {
  return withParameters(to, from, (place) => `$${place + 1}`);
}

function byKind(redirects: readonly Redirect[]) {
  return {
    single: redirects.filter(({ from }) => !hasParameter(from)),
    patterns: redirects.filter(({ from }) => hasParameter(from)),
  };
}

function lines(headers: Headers, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join("\n");
}

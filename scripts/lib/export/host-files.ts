import { headersAt } from "#server/middleware/security-headers.ts";
import { cacheControl } from "#server/site/site-file.ts";
import type { Redirect } from "./pages.ts";

type Headers = Readonly<Record<string, string>>;

/** What common hosts read beside the pages, by file name. */
export function hostFiles(
  publicUrl: string,
  redirects: readonly Redirect[],
): Readonly<Record<string, string>> {
  const headers = headersOf(publicUrl);
  return {
    _headers: netlifyHeaders(headers),
    _redirects: netlifyRedirects(redirects),
    ".htaccess": apache(headers, redirects),
    "nginx.conf": nginx(headers, redirects),
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
function netlifyHeaders(headers: Headers): string {
  const block = (path: string, own: Headers) =>
    [path, ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return `${block("/*", headers)}\n${block("/static/*", { "Cache-Control": cacheControl.hashed })}\n`;
}

function netlifyRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, to, withAllBehind }) =>
      withAllBehind
        ? `${from} ${to} 302\n${from}/* ${to}/:splat 302\n`
        : `${from} ${to} 301\n`,
    )
    .join("");
}

function apache(headers: Headers, redirects: readonly Redirect[]): string {
  return `Options -Indexes
DirectoryIndex index.html
# Addresses have no slash at their end: /shop is shop.html, also where there is a folder of that name.
DirectorySlash Off
ErrorDocument 404 /404.html
AddType text/x-script .data
AddType application/manifest+json .webmanifest
AddType image/avif .avif
AddCharset utf-8 .html .js .css .json .xml .txt .svg .data .webmanifest

<IfModule mod_headers.c>
${lines(headers, (name, value) => `  Header always set ${name} "${value}"`)}
  Header set Cache-Control "${cacheControl.page}"
  <If "%{REQUEST_URI} =~ m#^/static/#">
    Header set Cache-Control "${cacheControl.hashed}"
  </If>
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteRule ^(_headers|_redirects|nginx\\.conf)$ - [R=404,L]
${redirects
  .map(({ from, to, withAllBehind }) =>
    withAllBehind
      ? `  RewriteRule ^${escaped(from.slice(1))}(/.*)?$ ${to}$1 [R=302,L]`
      : `  RewriteRule ^${escaped(from.slice(1))}/?$ ${to} [R=301,L]`,
  )
  .join("\n")}
  RewriteCond %{DOCUMENT_ROOT}/$1.html -f
  RewriteRule ^(.+)/$ /$1 [R=301,L]
  RewriteCond %{DOCUMENT_ROOT}/$1.html -f
  RewriteRule ^(.+)$ /$1.html [L]
</IfModule>
`;
}

function nginx(headers: Headers, redirects: readonly Redirect[]): string {
  const add = (indent: string) =>
    lines(headers, (name, value) => `${indent}add_header ${name} "${value}" always;`);
  return `# Inside of a server block:  root /srv/www;  include /srv/www/nginx.conf;
error_page 404 /404.html;
absolute_redirect off;
charset utf-8;
${add("")}
add_header Cache-Control "${cacheControl.page}";

location / {
  rewrite ^(.+)/$ $1 permanent;
  try_files $uri $uri.html =404;
}
location = / {
  try_files /index.html =404;
}
location /static/ {
${add("  ")}
  add_header Cache-Control "${cacheControl.hashed}";
}
location ~ ^/(\\.|_headers$|_redirects$|nginx\\.conf$) {
  return 404;
}
${redirects
  .map(({ from, to, withAllBehind }) =>
    withAllBehind
      ? `location ~ ^${escaped(from)}(?<behind>/.*)?$ {\n  return 302 ${to}$behind$is_args$args;\n}`
      : `location = ${from} {\n  return 301 ${to};\n}`,
  )
  .join("\n")}
`;
}

function lines(headers: Headers, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join("\n");
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

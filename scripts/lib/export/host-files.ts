import { expressionOf, hasParameter, inAscii, withParameters } from "#registry/moved.ts";
import { headersAt } from "#server/middleware/security-headers.ts";
import { basePathOf, withBasePath } from "#shared/base-path.mjs";
import { cacheControl } from "#server/site/site-file.ts";
import type { Redirect } from "./pages.ts";

type Headers = Readonly<Record<string, string>>;

/**
 * What stands for a parameter in an address as it was asked for. Without the backslash, which browsers read as a slash: where a new
 * address begins with it, `/\evil.example` would be another host.
 */
const VALUE = String.raw`[^/\\?\s]+`;

/** An address as it was asked for with a slash at its end, and what it is without: one that browsers do not read as another host. */
const SLASH_AT_END = String.raw`(/[^/\\?\s](?:[^?]*[^/?])?)/+`;

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
        ? `${inAscii(base + from)} ${inAscii(to)} 302\n${inAscii(base + from)}/* ${inAscii(to)}/:splat 302\n`
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
${single.map((redirect) => apacheRule(base, redirect)).join("\n")}
  RewriteCond %{DOCUMENT_ROOT}${base}/$1.html -f
  RewriteRule ^(.+)/$ ${base}/$1 [R=301,L]
  RewriteCond %{DOCUMENT_ROOT}${base}/$1.html -f
  RewriteRule ^(.+)$ ${base}/$1.html [END]
${patterns.map((redirect) => apachePattern(base, redirect)).join("\n")}
</IfModule>
`;
}

function apacheRule(base: string, { from, to, withAllBehind }: Redirect): string {
  if (withAllBehind) {
    const asked = `${expressionOf(inAscii(base + from))}(/[^?\\s]*)?`;
    return apacheAsAsked(asked, 302, `${inApache(to)}%1`);
  }
  const path = apacheQuoted(`^${expressionOf(from.slice(1))}/?$`);
  return `  RewriteRule ${path} ${apacheQuoted(inApache(to))} ${apacheFlags(301, to)}`;
}

/** What is asked after all files. */
function apachePattern(base: string, { from, to }: Redirect): string {
  const asked = `${expressionOf(inAscii(base + from), VALUE)}/?`;
  return `  RewriteCond %{REQUEST_FILENAME} !-f
${apacheAsAsked(asked, 301, withCaptures(inApache(to), from, "%"))}`;
}

/** Of the address as it was asked for: what Apache has read of it would go into the header without its escapes, or with two. */
function apacheAsAsked(expression: string, status: number, to: string): string {
  return `  RewriteCond %{THE_REQUEST} ${apacheQuoted(`^\\S+ ${expression}[?\\s]`)} [NC]
  RewriteRule ^ ${apacheQuoted(to)} ${apacheFlags(status, to)}`;
}

/** What is asked with the old address is kept, unless the new one asks for something itself. */
function apacheFlags(status: number, to: string): string {
  return `[NE,${hasEnd(to) ? "QSD," : ""}R=${status},L]`;
}

/** A new address in a rule, where a percent sign would stand for what a condition has captured. */
function inApache(to: string): string {
  return plain(to).replaceAll("%", "\\%");
}

/** An argument of mod_rewrite, which knows no escape for a quotation mark: it reads on to the next one. */
function apacheQuoted(argument: string): string {
  return `"${argument.replaceAll('"', "\\x22")}"`;
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
${nginxAsAsked(SLASH_AT_END, 301, "$1")}
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
${single.map((redirect) => nginxLocation(base, redirect)).join("\n")}
${patterns.length > 0 ? movedLocation(base, patterns) : ""}`;
}

function nginxLocation(base: string, { from, to, withAllBehind }: Redirect): string {
  if (withAllBehind) {
    const asked = `${expressionOf(inAscii(base + from))}(/[^?]*)?`;
    return `location ~ ${nginxQuoted(`^${expressionOf(base + from)}(?:/|$)`)} {
${nginxAsAsked(asked, 302, `${plain(to)}$1`)}
}`;
  }
  return `location = ${nginxQuoted(base + from)} {
  return 301 ${nginxTarget(plain(to))};
}`;
}

/** What is asked after all files. */
function movedLocation(base: string, patterns: readonly Redirect[]): string {
  const rules = patterns.map(({ from, to }) =>
    nginxAsAsked(
      `${expressionOf(inAscii(base + from), VALUE)}/?`,
      301,
      withCaptures(plain(to), from, "$"),
    ),
  );
  return `location @moved {\n${rules.join("\n")}\n  return 404;\n}\n`;
}

/**
 * Of the address as it was asked for. What nginx has read of it (`$uri`, and what is captured of that) would go into the header without
 * its escapes: `/%5Cevil.example/` would lead to another host.
 */
function nginxAsAsked(expression: string, status: number, to: string): string {
  return `  if ($request_uri ~* ${nginxQuoted(`^${expression}(?:\\?|$)`)}) {\n    return ${status} ${nginxTarget(to)};\n  }`;
}

/** As in Apache's rules, what is asked is kept unless the new address asks for something itself. */
function nginxTarget(to: string): string {
  return nginxQuoted(hasEnd(to) ? to : `${to}$is_args$args`);
}

function nginxQuoted(argument: string): string {
  return `"${argument.replaceAll(/["\\]/g, "\\$&")}"`;
}

/** An address for a header in which nothing stands for something else in a server's file: nginx has no escape for its `$`. */
function plain(to: string): string {
  return inAscii(to).replaceAll(/["$\\]/g, encodeURIComponent);
}

/** Whether nothing can be put behind an address, as it ends with a query or a fragment. */
function hasEnd(to: string): boolean {
  return /[?#]/.test(to);
}

/** The address to which a pattern leads. @param sign what a server writes before the number of what an expression has captured */
function withCaptures(to: string, from: string, sign: "$" | "%"): string {
  return withParameters(to, from, (place) => `${sign}${place + 1}`);
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

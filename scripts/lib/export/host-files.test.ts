import { expect, it } from "vitest";
import { hostFiles } from "./host-files.ts";
import { filesAt, movedPage } from "./moved-page.ts";
import { withPolicy } from "./page-policy.ts";
import { redirects } from "./pages.ts";

const moved = { from: "/authors/1", to: "/authors/ada", withAllBehind: false };
const pattern = { from: "/goods/:slug", to: "/shop/:slug", withAllBehind: false };
const onServer = { from: "/cart", to: "https://api.example.com/cart", withAllBehind: true };
const files = (publicUrl = "https://www.example.com") => hostFiles(publicUrl, [moved, onServer, pattern]);

it("sends what moved to its place for ever, and what is the server's to the server with all behind it", () => {
  expect(files()._redirects?.split("\n")).toEqual([
    "/authors/1 /authors/ada 301",
    "/cart https://api.example.com/cart 302",
    "/cart/* https://api.example.com/cart/:splat 302",
    "/goods/:slug /shop/:slug 301",
    "",
  ]);
  expect(files()[".htaccess"]).toContain(
    'RewriteRule "^authors/1/?$" "/authors/ada" [NE,R=301,L]',
  );
  expect(files()[".htaccess"]).toContain(
    'RewriteRule ^ "https://api.example.com/cart%1" [NE,R=302,L]',
  );
  expect(files()["nginx.conf"]).toContain(
    'location = "/authors/1" {\n  return 301 "/authors/ada$is_args$args";',
  );
});

it("keeps what stands for a parameter in the new address", () => {
  expect(files()[".htaccess"]).toContain(
    'RewriteRule ^ "/shop/%1" [NE,R=301,L]',
  );
  expect(files("https://www.example.com/site")["nginx.conf"]).toContain(
    'return 301 "/site/shop/$1$is_args$args";',
  );
});

it("hides files that begin with a point, but for those that others look for", () => {
  const [, hidden = ""] = /^location ~ (\S*well-known\S*) \{$/m.exec(files()["nginx.conf"]!) ?? [];
  expect("/.htaccess").toMatch(new RegExp(hidden));
  expect("/.well-known/acme-challenge/x").not.toMatch(new RegExp(hidden));
});

it.each(["_headers", ".htaccess", "nginx.conf"])(
  "%s has the headers of the server's own answers, and keeps only files whose names change with them",
  (name) => {
    const text = files()[name]!;
    for (const header of [
      "X-Content-Type-Options",
      "Referrer-Policy",
      "Permissions-Policy",
      "Strict-Transport-Security",
    ])
      expect(text).toContain(header);
    expect(text).toContain("frame-ancestors 'self'");
    expect(text.match(/max-age=31536000, immutable/g)).toHaveLength(1);
    expect(text).not.toContain("no-store");
    expect(files("http://localhost:8080")[name]).not.toContain("Strict-Transport-Security");
  },
);

it("has no line that Cloudflare Pages would not read", () => {
  for (const line of files()._headers!.split("\n")) expect(line.length).toBeLessThan(2000);
});

it("puts addresses with parameters behind all others, as hosts take the first that fits", () => {
  const both = [
    ["/goods/:slug", "/shop/:slug"],
    ["/old", "/new"],
  ] as const;
  const froms = redirects("https://api.example.com", both).map(({ from }) => from);
  expect(froms[0]).toBe("/old");
  expect(froms.at(-1)).toBe("/goods/:slug");
});

it("has a page that leads on, for hosts that send nobody on", () => {
  const page = movedPage("https://ada.github.io/site", "/über");
  const address = "https://ada.github.io/site/%C3%BCber";
  expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${address}" />`);
  expect(page).toContain(`<link rel="canonical" href="${address}" />`);
  expect(page).toContain(`<a href="${address}">`);
  expect(withPolicy(page, {})).toContain("Content-Security-Policy");
  expect(filesAt("/old")).toEqual(["old/index.html", "old.html"]);
  expect(filesAt("/old.html")).toEqual(["old.html"]);
});

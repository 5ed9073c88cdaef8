import { expect, it } from "vitest";
import { hostFiles } from "./host-files.ts";

const moved = { from: "/authors/1", to: "/authors/ada", withAllBehind: false };
const onServer = { from: "/cart", to: "https://api.example.com/cart", withAllBehind: true };
const files = (publicUrl = "https://www.example.com") => hostFiles(publicUrl, [moved, onServer]);

it("sends what moved to its place for ever, and what is the server's to the server with all behind it", () => {
  expect(files()._redirects?.split("\n")).toEqual([
    "/authors/1 /authors/ada 301",
    "/cart https://api.example.com/cart 302",
    "/cart/* https://api.example.com/cart/:splat 302",
    "",
  ]);
  expect(files()[".htaccess"]).toContain("RewriteRule ^authors/1/?$ /authors/ada [R=301,L]");
  expect(files()[".htaccess"]).toContain(
    "RewriteRule ^cart(/.*)?$ https://api.example.com/cart$1 [R=302,L]",
  );
  expect(files()["nginx.conf"]).toContain("location = /authors/1 {\n  return 301 /authors/ada;");
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

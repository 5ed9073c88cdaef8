import { expect, it } from "vitest";
import { contentSecurityPolicy, inlineScriptHashes } from "./content-security-policy.ts";

it("lists each inline script's hash once and never allows all inline scripts", () => {
  const html = `<script>boot()</script><script type="text/plain" id="page-modules">import "/a.js"</script><script>boot()</script>
    <script type="application/ld+json">{"a":1}</script><script src="/x.js"></script>`;
  const hashes = inlineScriptHashes(html);
  expect(hashes).toHaveLength(2);
  // printf 'boot()' | openssl dgst -sha256 -binary | base64
  expect(hashes[0]).toBe("sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY=");
  const policy = contentSecurityPolicy({ scriptHashes: hashes });
  expect(policy.match(/script-src [^;]*/)?.[0]).toBe(
    `script-src 'self' '${hashes[0]}' '${hashes[1]}'`,
  );
  expect(policy).toContain("style-src 'self';");
});

it("lets in the frames of the film and map hosts, and of nobody else", () => {
  expect(contentSecurityPolicy({ scriptHashes: [] })).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://www.google.com;",
  );
});

it("lets a form lead on to the payment page, where there is one", () => {
  const policy = contentSecurityPolicy({ nonce: "abc" }, { formTargets: ["https://pay.example"] });
  expect(policy).toContain("form-action 'self' https://pay.example;");
  expect(policy).toContain("connect-src 'self';");
});

it("allows a page rendered on request by nonce", () => {
  const policy = contentSecurityPolicy({ nonce: "abc" }, { api: "https://api.example" });
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("form-action 'self' https://api.example;");
});

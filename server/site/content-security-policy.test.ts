import { expect, it } from "vitest";
import { contentSecurityPolicy, inlineHashes } from "./content-security-policy.ts";

it("lists the hash of each inline script and style once and never allows all of them", () => {
  const html = `<style id="first-styles">p{color:red}</style><script>boot()</script><script type="text/plain" id="page-modules">import "/a.js"</script><script>boot()</script>
    <script type="application/ld+json">{"a":1}</script><script src="/x.js"></script>`;
  const { scripts, styles } = inlineHashes(html);
  expect(scripts).toHaveLength(2);
  // printf 'boot()' | openssl dgst -sha256 -binary | base64
  expect(scripts[0]).toBe("sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY=");
  const policy = contentSecurityPolicy({ scripts, styles });
  expect(policy.match(/script-src [^;]*/)?.[0]).toBe(
    `script-src 'self' '${scripts[0]}' '${scripts[1]}'`,
  );
  // printf 'p{color:red}' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain(
    "style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=';",
  );
});

it("lets in the frames of the film and map hosts, and of nobody else", () => {
  expect(contentSecurityPolicy({ scripts: [], styles: [] })).toContain(
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

import { expect, it } from "vitest";
import { guideSettings } from "#tests/support/guide-settings.ts";
import type { OwnerScript } from "#shared/owner-script.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

function policyOf(scripts: readonly OwnerScript[]) {
  const policy = contentSecurityPolicy({ nonce: "abc" }, { scripts });
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values];
    }),
  );
}

const [hosted, ownPlausible, umami, matomo] = (await guideSettings()).map(({ scripts }) => scripts);

it.each([
  [
    "hosted Plausible",
    hosted,
    "https://plausible.io/js/pa-XXXXXXXXXXXXXXXXXXXXX.js",
    "https://plausible.io",
    [],
  ],
  [
    "own Plausible",
    ownPlausible,
    "https://plausible.example.com/js/script.js",
    "https://plausible.example.com",
    [],
  ],
  ["Umami", umami, "https://umami.example.com/script.js", "https://umami.example.com", []],
  [
    "Matomo",
    matomo,
    "https://matomo.example.com/matomo.js",
    "https://matomo.example.com",
    ["https://matomo.example.com"],
  ],
])("lets in %s as the guide sets it, and no more", (_, scripts = [], script, origin, pictures) => {
  const without = policyOf([]);
  expect(policyOf(scripts)).toEqual({
    ...without,
    "script-src": [...without["script-src"]!, script],
    "connect-src": [...without["connect-src"]!, origin],
    "img-src": [...without["img-src"]!, ...pictures],
  });
});

it("has the origins that are named instead of the script's own, each once", () => {
  const script = { ...umami![0]!, sendsTo: ["https://a.example/send", "https://a.example"] };
  expect(policyOf([script])["connect-src"]).toEqual(["'self'", "https://a.example"]);
});

it("is ended by no address", () => {
  const script = { ...umami![0]!, src: "https://a.example/x;default-src *,y.js?z=1" };
  expect(policyOf([script])["script-src"]).toEqual([
    "'self'",
    "'nonce-abc'",
    "https://a.example/x%3Bdefault-src%20*%2Cy.js",
  ]);
});

it("stops the start when an address is none", () => {
  expect(() => policyOf([{ ...umami![0]!, src: "/script.js" }])).toThrow("Invalid URL");
});

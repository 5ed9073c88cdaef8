import { ABOUT_US } from "#content/addresses.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allPaths } from "#registry/all-paths.ts";
import { extraRoutes } from "#registry/pages.ts";
import { createToken } from "../tokens.ts";
import { loggablePath } from "./request-log.ts";

it.each([
  ["/", "/"],
  ["/about/us", "/about/us"],
  [`${ABOUT_US}.data`, `${ABOUT_US}.data`],
  ["/admin/orders/VT-7K3M-9Q2D", "/admin/orders/VT-7K3M-9Q2D"],
  [`/subscription/confirm/${"aB3_-".repeat(9)}`, "/subscription/confirm/:hidden"],
  ["/x/ada@example.com/y", "/x/:hidden/y"],
  ["/x/ada%40example.com", "/x/:hidden"],
  ["/x/ada%2540example.com", "/x/:hidden"],
  [`/${"a/".repeat(500)}`, `/${"a/".repeat(500)}`.slice(0, 300)],
])("a path is logged without secrets: %s", (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});

it("every address that is known beforehand is logged as it is", () => {
  for (const { path } of allPaths()) expect(loggablePath(path)).toBe(path);
});

describe("a token stays out of the log", () => {
  const withParameter = extraRoutes.map(({ path }) => path).filter((path) => path.includes(":"));
  const wrapped = [
    (token: string) => token,
    (token: string) => `${token}.data`,
    (token: string) => `${token}.data.data`,
    (token: string) => `${token}.`,
    (token: string) => `${token},`,
    (token: string) => `%3C${token}%3E`,
    (token: string) => `${token};jsessionid=1`,
    (token: string) => `token=${token}`,
    (token: string) => `${token}${token}`,
    (token: string) => `%${token.charCodeAt(0).toString(16)}${token.slice(1)}`,
    (token: string) => [...token].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join(""),
    (token: string) => `${token}/`,
    (token: string) => `/${token}`,
  ];

  it.each(withParameter)("at %s, in whatever form it comes", (route) => {
    for (const wrap of wrapped) {
      const token = createToken();
      const path = route.replace(/:\w+/, wrap(token));
      for (const asked of [path, path.toUpperCase().replace(/[\w-]{43}/, token), `/${path}`])
        expect(longestPiece(loggablePath(asked), token), asked).toBeLessThan(21);
    }
  });

  it("at any other address, among whatever else stands there", () => {
    fc.assert(
      fc.property(
        fc.array(fc.webSegment(), { maxLength: 4 }),
        fc.webSegment(),
        fc.webSegment(),
        (before, prefix, suffix) => {
          const token = createToken();
          const logged = loggablePath(`/${[...before, prefix + token + suffix].join("/")}`);
          expect(longestPiece(logged, token)).toBeLessThan(21);
        },
      ),
    );
  });

  /** How much of the token can be read, in signs. */
  function longestPiece(logged: string, token: string): number {
    let longest = 0;
    for (let start = 0; start < token.length; start += 1)
      while (
        logged.includes(token.slice(start, start + longest + 1)) &&
        start + longest < token.length
      )
        longest += 1;
    return longest;
  }
});

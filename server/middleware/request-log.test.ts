import { expect, it } from "vitest";
import { loggablePath } from "./request-log.ts";

it.each([
  ["/", "/"],
  ["/page/about-us", "/page/about-us"],
  [`/subscription/confirm/${"aB3_-".repeat(9)}`, "/subscription/confirm/:token"],
  ["/x/ada@example.com/y", "/x/:redacted/y"],
  ["/x/ada%40example.com", "/x/:redacted"],
  [`/${"a/".repeat(500)}`, `/${"a/".repeat(500)}`.slice(0, 300)],
])("a path is logged without secrets: %s", (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});

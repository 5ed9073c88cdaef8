import { expect, it } from "vitest";
import { shareTargets } from "./share-targets.ts";

const title = "Q&A: 100 % “yes” #1?";
const address = "https://vitrine.example/blog-types/blog-standard-post/30?a=1&b=2";

it("carries title and address whole, whatever stands in them", () => {
  for (const { label, href } of shareTargets(title, address)) {
    const { protocol, searchParams } = new URL(href);
    const values = [...searchParams.values()].join(" ");
    expect(["https:", "mailto:"], label).toContain(protocol);
    expect(values, label).toContain(address);
    if (searchParams.has("text")) expect(searchParams.get("text")).toBe(`${title} ${address}`);
    if (searchParams.has("subject")) expect(searchParams.get("subject")).toBe(title);
  }
});

import { expect, it } from "vitest";
import { withLeadIn } from "./lead-in.ts";

it("marks a short first sentence", () => {
  expect(
    withLeadIn("<p>My father repaired organs. He had <em>four</em> men.</p>\n<p>No.</p>"),
  ).toBe(
    "<p><span data-lead-in>My father repaired organs.</span> He had <em>four</em> men.</p>\n<p>No.</p>",
  );
});

it("marks a few words of a long one", () => {
  expect(withLeadIn("<p>In the year that the bank closed its last branch here, I moved.</p>")).toBe(
    "<p><span data-lead-in>In the year that</span> the bank closed its last branch here, I moved.</p>",
  );
});

it("leaves a text that begins with markup", () => {
  expect(withLeadIn("<p><em>Never</em> again.</p>")).toBe("<p><em>Never</em> again.</p>");
});

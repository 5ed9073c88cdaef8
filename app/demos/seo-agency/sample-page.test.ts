import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { checkPage } from "./page-check/check-page.ts";
import { sampleHtml, sampleReport } from "./sample-page.server.ts";

it("the report that stands on the page is what the rules say of the example", () => {
  expect(checkPage(sampleReport.subject, sampleHtml, parse(sampleHtml))).toEqual(sampleReport);
});

import { expect, it } from "vitest";
import { checkOwnerScripts, checkSite } from "./check-site.ts";

const site = { language: "de", locale: "de-AT", timeZone: "Europe/Vienna" };

it("lets a site pass whose facts programs can read", () => {
  checkSite(site);
  checkSite({ language: "zh-Hant", locale: "en-GB", timeZone: "UTC" });
});

it.each([
  [{ language: "de_AT" }, 'content/site.ts: language: "de_AT" is none; write a language'],
  [{ language: "" }, 'language: "" is none'],
  [{ locale: "German, Austria" }, 'locale: "German, Austria" is none'],
  [{ timeZone: "Europe/Wien" }, 'content/site.ts: timeZone: "Europe/Wien" is none; write one'],
])("names file, field and fix: %j", (change, sentence) => {
  expect(() => checkSite({ ...site, ...change })).toThrow(sentence);
});

it("stops at scripts of others that no feature loads: policy and privacy pages would tell of them alone", () => {
  const visits = { name: "Visits" };
  expect(() => checkOwnerScripts([visits], [{}, {}])).toThrow(
    "content/owner-scripts.ts: nothing in this site loads Visits, or asks visitors",
  );
  checkOwnerScripts([visits], [{}, { loadsOwnerScripts: true }]);
  checkOwnerScripts([], [{}]);
});

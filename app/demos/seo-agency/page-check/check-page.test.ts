import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { checkPage, rules } from "./check-page.ts";

/** A page that keeps every rule; the parts in capitals are replaced by what a test is about. */
const sound = `<!doctype html><html lang="en"><head>
<title>Boots resoled by post, in ten days</title>
<meta name="description" content="Send us your boots with the label below. Ten days later they come back with soles you can sew again, for £60.">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="og:title" content="Boots resoled by post"><meta property="og:image" content="/boot.jpg">
<link rel="canonical" href="https://cobbler.example/">
<script src="/page.js" defer></script>
</head><body><main><h1>Boots resoled by post</h1><h2>Prices</h2>
<img src="/boot.jpg" alt="A boot on its last" width="800" height="600">
<a href="/prices">Prices of resoling</a></main></body></html>`;

function report(html: string) {
  return checkPage("A page", html, parse(html));
}

/** What the rule says of the sound page after a change. */
function judged(rule: string, from: string | RegExp, to: string) {
  expect(sound).toMatch(from);
  return report(sound.replace(from, to)).findings.find((finding) => finding.rule === rule);
}

describe("a sound page", () => {
  it("keeps every rule and has a full ring for each area", () => {
    const { scores, findings } = report(sound);
    expect(findings.filter(({ verdict }) => verdict === "mend" || verdict === "look")).toEqual([]);
    expect(scores).toEqual({ listing: 100, outline: 100, names: 100, weight: 100 });
  });
});

const faults = [
  ["title", /<title>.*<\/title>/, "", "mend"],
  ["title", "Boots resoled by post, in ten days", "Home", "look"],
  ["title", "Boots resoled by post, in ten days", "Boots ".repeat(20), "look"],
  ["description", 'name="description"', 'name="author"', "mend"],
  ["description", /Send us[^"]*/, "Boots.", "look"],
  ["indexing", "<head>", '<head><meta name="robots" content="noindex, follow">', "mend"],
  ["canonical", 'rel="canonical"', 'rel="next"', "look"],
  ["sharing", 'property="og:image"', 'property="og:url"', "look"],
  ["language", ' lang="en"', "", "mend"],
  ["language", 'lang="en"', 'lang="english language"', "mend"],
  ["main-heading", /<h1>.*<\/h1>/, "", "mend"],
  ["main-heading", "<h2>Prices</h2>", "<h1>Prices</h1>", "look"],
  ["heading-order", "<h2>Prices</h2>", "<h4>Prices</h4>", "look"],
  ["empty-headings", "<h2>Prices</h2>", "<h2> </h2>", "mend"],
  ["main-part", /<\/?main>/g, "", "look"],
  ["picture-texts", ' alt="A boot on its last"', "", "mend"],
  ["picture-words", "A boot on its last", "DSC_0417.jpg", "look"],
  ["link-names", "Prices of resoling", "<i></i>", "mend"],
  ["link-words", "Prices of resoling", "Read more…", "look"],
  ["link-targets", 'href="/prices"', 'href="#"', "mend"],
  ["link-targets", 'href="/prices"', 'href="javascript:void(0)"', "mend"],
  ["bytes", "<h1>", `<!--${"x".repeat(120_000)}--><h1>`, "look"],
  ["bytes", "<h1>", `<!--${"x".repeat(300_000)}--><h1>`, "mend"],
  ["viewport", 'name="viewport"', 'name="author"', "mend"],
  ["viewport", "initial-scale=1", "user-scalable=no", "mend"],
  ["picture-sizes", ' width="800"', "", "look"],
  ["lazy-pictures", "<img", `${'<img src="/b.jpg" alt="">'.repeat(5)}<img`, "look"],
  ["blocking-scripts", " defer", "", "mend"],
  ["elements", "<h1>", `${"<b></b>".repeat(1600)}<h1>`, "look"],
] as const;

describe("each rule finds its fault", () => {
  it.each(faults)("%s: %s becomes %s", (rule, from, to, verdict) => {
    expect(judged(rule, from, to)?.verdict).toBe(verdict);
  });

  it("and no rule is left out", () => {
    const tried = new Set<string>(faults.map(([rule]) => rule));
    expect(rules.filter(({ name }) => !tried.has(name))).toEqual([]);
  });
});

describe("what is no fault", () => {
  it.each([
    ["picture-texts", 'alt="A boot on its last"', 'alt=""'],
    ["link-names", "Prices of resoling", '<img src="/p.svg" alt="Prices">'],
    ["link-names", ">Prices of resoling", ' aria-label="Prices">'],
    ["language", 'lang="en"', 'lang="pt-BR"'],
    ["viewport", "initial-scale=1", "initial-scale=1, maximum-scale=10"],
    ["blocking-scripts", " defer", ' type="module"'],
  ] as const)("%s: %s may become %s", (rule, from, to) => {
    expect(judged(rule, from, to)?.verdict).toBe("fine");
  });
});

describe("scores", () => {
  it("count half for what is worth a look, by the weight of its rule", () => {
    // Listing has ten parts: title 3, description 2, indexing 3, canonical 1, sharing 1.
    expect(report(sound.replace('rel="canonical"', 'rel="next"')).scores.listing).toBe(95);
    expect(report(sound.replace('name="description"', 'name="author"')).scores.listing).toBe(80);
  });

  it("leave out what the page does not have", () => {
    const bare = sound.replace(/<img[^>]*>/, "").replace(/<a .*<\/a>/, "");
    expect(report(bare).scores.names).toBeNull();
  });

  it("put what is to be mended first", () => {
    const { findings } = report("<p>Nothing but a paragraph</p>");
    const verdicts = findings.map(({ verdict }) => verdict);
    const order = ["mend", "look", "fine", "none"];
    expect(verdicts).toEqual(
      verdicts.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
    );
  });
});

it("says where a fault is, and no more than fits a line", () => {
  const many = sound.replace(
    "<img",
    `${'<img src="/slide.jpg" width="1" height="1">'.repeat(5)}<img`,
  );
  const found = report(many).findings.find(({ rule }) => rule === "picture-texts");
  expect(found?.title).toBe("5 of 6 pictures without alt text");
  expect(found?.evidence).toBe("/slide.jpg, /slide.jpg, /slide.jpg and 2 more");
});

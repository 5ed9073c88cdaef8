import type { PageReport } from "./page-check/page-report.ts";

/**
 * The home page of Last & Key, an invented cobbler, as it was before anybody mended it: the example that visitors may try, and the
 * report that stands on the page from the start. `sample-page.test.ts` proves that the rules still say so.
 */
export const sampleHtml = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>Home</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="og:title" content="Last &amp; Key">
<meta property="og:image" content="/img/door.jpg">
<link rel="canonical" href="https://last-and-key.example/">
<script src="/js/slider.js"></script>
<script src="/js/snow.js"></script>
</head>
<body>
<a href="/"><img src="/img/logo-final-2.png" alt="Last &amp; Key" width="180" height="60"></a>
<a href="/resoling">Resoling</a> <a href="/keys">Keys</a> <a href="#">Prices</a>
<main>
<h1>Welcome!</h1>
<h4>Your shoe repair specialist for over 40 years</h4>
<img src="/img/slider-1.jpg" width="1200" height="500">
<img src="/img/slider-2.jpg" width="1200" height="500">
<img src="/img/DSC_0417.jpg" width="800" height="600">
<p>Soles, heels, zips and keys while you wait. <a href="/resoling">Click here</a></p>
<p>Find us at 14 Tarrant Row. <a href="/map"><i class="icon-map"></i></a></p>
</main>
</body>
</html>`;

export const sampleReport: PageReport = {
  subject: "an example: Last & Key, cobblers",
  bytes: 1004,
  scores: {
    listing: 65,
    outline: 60,
    names: 18,
    weight: 82,
  },
  findings: [
    {
      rule: "description",
      area: "listing",
      verdict: "mend",
      title: "The page has no description",
      evidence: '<meta name="description"> is missing or empty',
      advice:
        "Write one or two sentences that people would click on. Otherwise the search engine picks a line.",
    },
    {
      rule: "language",
      area: "outline",
      verdict: "mend",
      title: "The page does not declare its language",
      evidence: "<html> without lang",
      advice:
        'Write <html lang="en">, or the language it is in: screen readers choose their voice by it.',
    },
    {
      rule: "picture-texts",
      area: "names",
      verdict: "mend",
      title: "3 of 4 pictures without alt text",
      evidence: "/img/slider-1.jpg, /img/slider-2.jpg, /img/DSC_0417.jpg",
      advice: 'Describe the picture in alt="…". If it is only decoration, write alt="".',
    },
    {
      rule: "link-names",
      area: "names",
      verdict: "mend",
      title: "1 link without a name",
      evidence: "/map",
      advice: "Add text, or alt text to its picture: screen readers only say “link”.",
    },
    {
      rule: "link-targets",
      area: "names",
      verdict: "mend",
      title: "1 link to nowhere",
      evidence: "“Prices”",
      advice: "Give it an address. Use a <button> for what only acts on the page.",
    },
    {
      rule: "blocking-scripts",
      area: "weight",
      verdict: "mend",
      title: "2 scripts delaying the text",
      evidence: "/js/slider.js, /js/snow.js",
      advice: "Add defer, or remove it if it is not needed.",
    },
    {
      rule: "title",
      area: "listing",
      verdict: "look",
      title: "The title is too short",
      evidence: "“Home”, 4 characters",
      advice: "Add what people would type to find this page.",
    },
    {
      rule: "heading-order",
      area: "outline",
      verdict: "look",
      title: "The outline skips a level once",
      evidence: "<h4> “Your shoe repair specialist for over 40 years”",
      advice: "Choose headings by their place, not by their size: after <h2> comes <h3>.",
    },
    {
      rule: "link-words",
      area: "names",
      verdict: "look",
      title: "1 link with vague text",
      evidence: "“Click here”",
      advice: "Say where it leads: “Prices of resoling”, not “Read more”.",
    },
    {
      rule: "indexing",
      area: "listing",
      verdict: "fine",
      title: "Search engines may list the page",
    },
    {
      rule: "canonical",
      area: "listing",
      verdict: "fine",
      title: "It has a canonical address",
      evidence: "https://last-and-key.example/",
    },
    {
      rule: "sharing",
      area: "listing",
      verdict: "fine",
      title: "Shared links have a title and a picture",
    },
    {
      rule: "main-heading",
      area: "outline",
      verdict: "fine",
      title: "One main heading",
      evidence: "“Welcome!”",
    },
    {
      rule: "empty-headings",
      area: "outline",
      verdict: "fine",
      title: "Every heading has text",
    },
    {
      rule: "main-part",
      area: "outline",
      verdict: "fine",
      title: "The main content is marked",
    },
    {
      rule: "picture-words",
      area: "names",
      verdict: "fine",
      title: "Alt texts describe the pictures",
    },
    {
      rule: "bytes",
      area: "weight",
      verdict: "fine",
      title: "The HTML is light",
      evidence: "1 kB",
    },
    {
      rule: "viewport",
      area: "weight",
      verdict: "fine",
      title: "It fits phones and can be zoomed",
    },
    {
      rule: "picture-sizes",
      area: "weight",
      verdict: "fine",
      title: "Space is reserved for every picture",
    },
    {
      rule: "elements",
      area: "weight",
      verdict: "fine",
      title: "It has few enough elements",
      evidence: "27 elements",
    },
    {
      rule: "lazy-pictures",
      area: "weight",
      verdict: "none",
      title: "Few enough pictures to load at once",
    },
  ],
};

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { builtPage, builtPageIn, wordsOfPage } from "./built-page.server.ts";

it("reads a page as it was built, and none that is made on request", () => {
  const client = mkdtempSync(join(tmpdir(), "client-"));
  onTestFinished(() => rmSync(client, { recursive: true }));
  mkdirSync(join(client, "about/us"), { recursive: true });
  writeFileSync(join(client, "index.html"), "front");
  writeFileSync(join(client, "about/us/index.html"), "us");
  const page = builtPageIn(client);
  expect(page("/")).toBe("front");
  expect(page("/about/us")).toBe("us");
  expect(page("/about")).toBeNull();
  expect(builtPage("/"), "of sources nothing is built").toBeNull();
});

it("takes the words of a page, and none of its frame, scripts and drawings", () => {
  const { headings, text } = wordsOfPage(`<header>Menu</header>
    <main id="main"><h1 class="display">Don&#x27;t <em>rush</em></h1><svg><title>A cup</title></svg>
    <p>Espresso &amp; sourdough</p><details><summary>May I sit?</summary>Yes.</details>
    <script>secret</script></main><footer>Imprint</footer>`);
  const words = (all: string) => all.split(/\s+/).filter(Boolean);
  expect(words(headings)).toEqual(["Don't", "rush", "May", "I", "sit?"]);
  expect(words(text)).toEqual([
    "Don't",
    "rush",
    "Espresso",
    "sourdough",
    "May",
    "I",
    "sit?",
    "Yes.",
  ]);
});

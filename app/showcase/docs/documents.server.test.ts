import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { documentPage } from "./document-page.server.ts";
import { guideGroups } from "./document-groups.ts";
import { documentAt, documents, guides } from "./documents.server.ts";

const files = (folder: string) =>
  readdirSync(new URL(`../../../docs/${folder}`, import.meta.url))
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.replace(/\.md$/, ""));

it("has a page for the map of the code, each guide and each decision", () => {
  const paths = documents.map(({ path }) => path);
  expect(paths.toSorted()).toEqual(
    [
      "/docs/architecture",
      ...files("guides").map((name) => `/docs/${name}`),
      ...files("decisions").map((name) => `/docs/decisions/${name}`),
    ].toSorted(),
  );
});

it("lists the guides in the order that is named, each once", () => {
  const named = guideGroups.flatMap((group) => group.guides);
  const listed = guides.flatMap((group) => group.documents).map(({ name }) => name);
  const there = ["architecture", ...files("guides")];
  expect(listed).toEqual(named.filter((name) => there.includes(name)));
  expect(listed.toSorted()).toEqual(there.toSorted());
});

it("leads from one document to the next as their pages do", () => {
  const links = documents.flatMap(({ html }) => [...html.matchAll(/href="(\/docs[^"#]*)/g)]);
  expect(links).not.toEqual([]);
  for (const [, path = ""] of links)
    expect(path === "/docs" || documentAt(path), path).toBeTruthy();
  expect(documents.filter(({ html }) => /href="[^"]+\.md/.test(html))).toEqual([]);
});

it("takes the title off the text", () => {
  for (const { title, html } of documents) {
    expect(title).not.toBe("");
    expect(html).not.toContain("<h1");
  }
});

it("says in a sentence or two what a document is about", () => {
  for (const { name, summary } of documents) {
    expect(summary.length, name).toBeGreaterThanOrEqual(70);
    expect(summary.length, name).toBeLessThanOrEqual(160);
    expect(summary, name).not.toMatch(/^Accepted|&\w+;|:$/);
  }
});

it("gives each block of code a button and a name of its own to scroll by", () => {
  const html = documentAt("/docs/add-a-page")?.html ?? "";
  const blocks = [...html.matchAll(/<div data-code="block">([^]*?)<\/pre>/g)];
  expect(blocks.length).toBeGreaterThan(0);
  for (const [, block = ""] of blocks) {
    expect(block).toContain('data-code="copy"');
    expect(block).toMatch(/<section tabindex="0" aria-label="Code under [^"]+"/);
  }
});

it("turns over guides among guides, and decisions among decisions", () => {
  const at = (path: string) => documentPage(new URL(path, "https://site.example"));
  expect(at("/docs/from-showcase-to-site").previous).toBeNull();
  expect(at("/docs/add-a-feature").next).toBeNull();
  expect(at("/docs/decisions/0001-bundled-node").previous).toBeNull();
  expect(at("/docs/decisions/0002-skins-in-typescript").previous?.path).toBe(
    "/docs/decisions/0001-bundled-node",
  );
});

it("is not found where there is no such document", () => {
  expect(() => documentPage(new URL("https://site.example/docs/nothing"))).toThrow();
});

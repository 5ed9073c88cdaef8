import { expect, it } from "vitest";
import { literalWords } from "./literal-words.ts";

const attributes = new Set(["label", "aria-label"]);
const textsIn = (source: string) =>
  literalWords("part.tsx", source, attributes).map(({ text }) => text);

it("finds words among the children that a condition chooses", () => {
  const source =
    'const part = <p>{isOn ? "On" : words.off} {count > 1 && `of ${count}`} {"wrapped"}</p>;';
  expect(textsIn(source)).toEqual(['"On"', "`of ${count}`", '"wrapped"']);
});

it("finds those of attributes that are read, and of their defaults", () => {
  const source = `
    function Part({ label = "Main", tone = "quiet" }) {
      return <><nav aria-label={\`Page \${number}\`} className={\`part \${tone}\`} /><Row label={name ?? ("No" + " name")} /></>;
    }`;
  expect(textsIn(source)).toEqual(['"Main"', "`Page ${number}`", '"No"', '" name"']);
});

it("lets signs, comparisons and what comes from elsewhere pass", () => {
  const source =
    'const part = <p aria-label={kind === "page" ? words.page : name}>{" "}{`${from}–${to}`}{fill(words.page, { kind: "page" })}</p>;';
  expect(textsIn(source)).toEqual([]);
});

it("says where they stand", () => {
  expect(literalWords("part.tsx", 'const part = (\n  <p>{"Here"}</p>\n);', attributes)).toEqual([
    { line: 2, text: '"Here"' },
  ]);
});

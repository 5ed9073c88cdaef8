import { expect, it } from "vitest";
import { joinedWords, literalWords, propertyWords } from "./literal-words.ts";

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

it("finds texts of properties that are read", () => {
  const source = `
    const feed = { title: \`\${site.name}: posts\`, path: \`/feeds/\${name}\`, kind: "post" };
    const page = { title: words.posts, description: fill(words.everythingBy, { name: "ada" }) };`;
  expect(propertyWords("feeds.ts", source)).toEqual([{ line: 2, text: "`${site.name}: posts`" }]);
});

it("finds strings that are put together of words, but for errors and queries", () => {
  const source = `
    if (!found) throw new Error(\`no article has the slug "\${slug}"\`);
    const rows = sql\`select name from goods where id = \${id}\`;
    const summary = (name: string) => \`\${name} in the shop of \${site.name}\`;`;
  expect(joinedWords("contents.server.ts", source)).toEqual([
    { line: 4, text: "`${name} in the shop of ${site.name}`" },
  ]);
});

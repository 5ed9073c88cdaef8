import { expect, it } from "vitest";
import { withoutNames } from "./leave-out.ts";

/** What is left of a page's source without `Gone`, with one space between words. */
function left(source: string, isPage = true): string | undefined {
  return withoutNames("page.tsx", source, new Set(["Gone"]), isPage)
    ?.replaceAll(/\s+/g, " ")
    .trim();
}

it("takes an element out, and what held nothing else", () => {
  expect(left("const Page = () => <main><Gone {...a} /><p>Stays</p></main>;")).toBe(
    "const Page = () => <main><p>Stays</p></main>;",
  );
  expect(left("const Page = () => <main><div><Gone /></div>{open && <Gone />}<p /></main>;")).toBe(
    "const Page = () => <main><p /></main>;",
  );
});

/** The same without `GoneForm`. */
const withoutForm = (source: string) =>
  withoutNames("page.tsx", source, new Set(["GoneForm"]), true)
    ?.replaceAll(/\s+/g, " ")
    .trim();

it("takes a form out with the box whose heading speaks of it", () => {
  expect(
    withoutForm(
      "const Page = () => <main><h2>Stays</h2><div><div><h3>Letter</h3></div><GoneForm /></div><p /></main>;",
    ),
  ).toBe("const Page = () => <main><h2>Stays</h2><p /></main>;");
  const band =
    "<section aria-labelledby={`${id}-h`}><img /><div><h2 id={`${id}-h`}>Letter</h2><GoneForm /></div></section>";
  expect(withoutForm(`const Page = () => <main><b />${band}</main>;`)).toBe(
    "const Page = () => <main><b /></main>;",
  );
  expect(withoutForm(`export function Band({ id }) { return ${band}; } export const a = 1;`)).toBe(
    "export const a = 1;",
  );
});

it("takes a form out with the part that holds nothing else under its heading, and leaves the others", () => {
  const aside = (parts: string) => `const Page = () => <aside><h2>Index</h2>${parts}</aside>;`;
  const others = "<Part heading={months}><ul /></Part>";
  expect(withoutForm(aside(`<Part heading={search}><GoneForm /></Part>${others}`))).toBe(
    aside(others),
  );
});

it("takes a form out alone where the heading speaks of more", () => {
  expect(withoutForm("const Page = () => <main><h1>Soon</h1><p /><GoneForm /></main>;")).toBe(
    "const Page = () => <main><h1>Soon</h1><p /></main>;",
  );
  expect(
    withoutForm("const Page = () => <div><h2>Us</h2><p /><h3>Letter</h3><GoneForm /></div>;"),
  ).toBe("const Page = () => <div><h2>Us</h2><p /><h3>Letter</h3></div>;");
  expect(
    withoutForm("export default () => <section><h2>Letter</h2><p /><GoneForm /></section>;"),
  ).toBe("export default () => <section><h2>Letter</h2><p /></section>;");
});

it("keeps the other of two, and leaves a slot empty", () => {
  expect(left("const Page = () => <a>{wide ? <Gone /> : <b />}</a>;")).toBe(
    "const Page = () => <a>{<b />}</a>;",
  );
  expect(left("const Page = () => <A tool={<Gone />} />;")).toBe(
    "const Page = () => <A tool={null} />;",
  );
});

it("takes members out of lists, fields, types and calls that stand alone", () => {
  expect(left("const all = [one, Gone, ...Gone, Gone()];")).toBe("const all = [one, ];");
  expect(left("const all = [one, ...(isOn ? [Gone] : [])];")).toBe("const all = [one, ];");
  expect(left("const all = [one, ...(isOn ? [Gone, two] : [])];")).toBe(
    "const all = [one, ...(isOn ? [ two] : [])];",
  );
  expect(left("const all = { one, Gone };")).toBe("const all = { one, };");
  expect(left("interface Props { a: 1; b: Gone }")).toBe("interface Props { a: 1; }");
  expect(left("function run() { Gone(); stay(); }")).toBe("function run() { stay(); }");
});

it("takes what settings name by itself out, and leaves a page's data alone", () => {
  const source = "export default make({ one, Gone });";
  const names = new Set(["Gone"]);
  expect(withoutNames("site.config.ts", source, names, false)).not.toContain("Gone");
  expect(withoutNames("app/demos/one/content.ts", source, names, false)).toBeUndefined();
});

it("follows a loader's field to the band that it was for", () => {
  const page = `export function loader() { return { hero, posts: latest(3).map(Gone) }; }
export default function Home({ loaderData: { hero, posts } }: Route.ComponentProps) {
  return <><Hero {...hero} /><List posts={posts} /></>;
}`;
  expect(left(page)?.replaceAll(", }", " }")).toBe(
    "export function loader() { return { hero }; } export default function Home({ loaderData: { hero } }: Route.ComponentProps) { return <><Hero {...hero} /></>; }",
  );
});

it("takes out local names that nothing reads any more", () => {
  const part = `function Part({ letter, id }: Props) {
  const label = useId();
  return <p id={id}><Gone {...letter} label={label} />Stays</p>;
}`;
  expect(left(part)).toBe("function Part({ id }: Props) { return <p id={id}>Stays</p>; }");
});

it("lets a part that shows nothing any more of what pages give it still take it", () => {
  const night = (props: string) =>
    withoutForm(
      `export function Night(${props}) { return <b><section aria-labelledby={id}><h2 id={id}>{text}</h2><GoneForm /></section><i /></b>; }`,
    );
  expect(night("{ text, id }: Props")).toBe(
    "export function Night(_props: Props) { return <b><i /></b>; }",
  );
  expect(night("{ text, id }")).toBe("export function Night() { return <b><i /></b>; }");
});

it("leaves a part of the site as it is where a use cannot be missed", () => {
  expect(left("export default function Page() { return <Gone />; }")).toBeUndefined();
  expect(left("export const info = { page: pageInfo(Gone) };", false)).toBeUndefined();
});

it("gives up a loop over what is gone: what it makes would be missing", () => {
  const loop =
    "const found = []; for (const { each } of all) for (const one of Gone(each)) found.push(one);";
  expect(left(loop, false)).toBeUndefined();
});

it("takes loops out that do nothing else", () => {
  const loop = "const days = []; for (const { all } of days) for (const one of all) Gone.set(one);";
  expect(left(loop, false)).toBe("const days = [];");
  // What a module hands out stays, also where only the loop used it here.
  expect(left(`export ${loop}`, false)).toBe("export const days = [];");
});

import { expect, it } from "vitest";
import { siteWith } from "#tests/support/site-with-lost-pages.ts";
import { removeLinks } from "./links.ts";

/** What becomes of one source. */
function linksOf(file: string, source: string): string {
  const tree = siteWith({ [file]: source });
  removeLinks(tree);
  return tree.get(file)!.replaceAll(/\s+/g, " ").trim();
}

it("takes a link out of a list, with a constant too", () => {
  expect(
    linksOf(
      "content/menu.ts",
      'const all = [{ label: "Team", href: "/page/team" }, { label: "Us", href: "/" }];',
    ),
  ).toBe('const all = [ { label: "Us", href: "/" }];');
  expect(
    linksOf(
      "content/menu.ts",
      'import { TEAM } from "#content/addresses.ts"; const all = [us, { label: "Team", href: TEAM }];',
    ),
  ).toContain("const all = [us, ];");
});

it("keeps a list's only link, which leads to the front page then", () => {
  expect(
    linksOf("content/trail.ts", 'const trail = [{ label: "Team", href: "/page/team" }];'),
  ).toBe('const trail = [{ label: "Team", href: "/" }];');
});

it("takes out a group with its last link", () => {
  const groups =
    'const groups = [{ title: "We", links: [{ label: "Team", href: "/page/team" }] }, us];';
  expect(linksOf("content/groups.ts", groups)).toBe("const groups = [ us];");
});

it("takes an element out of a page", () => {
  const page = 'const Page = () => <p>Ask <Link href="/page/team#ada">Ada</Link></p>;';
  expect(linksOf("app/demos/bakery/page.tsx", page)).toBe("const Page = () => <p>Ask </p>;");
});

it("takes what only the link showed from what a component is handed", () => {
  const band =
    'const Band = ({ count, label, title }: Props) => <p title={title}>Ask <Link href="/page/team">{label} ({count})</Link></p>;';
  expect(linksOf("app/demos/bakery/band.tsx", band)).toBe(
    "const Band = ({ title }: Props) => <p title={title}>Ask </p>;",
  );
});

it("leads what is more than a link to the page of the same sort, else to the front page", () => {
  const card = (path: string) => `const card = { picture: bread, href: "${path}" };`;
  expect(linksOf("content/cards.ts", card("/page/counter-classic"))).toBe(
    card("/page/counter-simple"),
  );
  expect(linksOf("content/cards.ts", card("/page/team"))).toBe(card("/"));
});

it("leads a template with a constant to the front page", () => {
  const source =
    'import { TEAM } from "#content/addresses.ts"; const ada = { a, href: `${TEAM}?who=${ada}` };';
  expect(linksOf("content/cards.ts", source)).toContain('const ada = { a, href: "/" };');
});

it("leaves out the place on a page that is gone", () => {
  const source =
    'import { TEAM } from "#content/addresses.ts"; const ada = { a, href: `${TEAM}#ada` };';
  expect(linksOf("content/cards.ts", source)).toContain('const ada = { a, href: "/" };');
  const folder = source.replace("#ada", "/");
  expect(linksOf("content/cards.ts", folder)).toContain('const ada = { a, href: "/" };');
});

it("leaves out an address that may be missing, and a card that is a link with a picture", () => {
  const source =
    'import { ifThere, TEAM } from "#content/addresses.ts"; const ada = { label, href: ifThere(`${TEAM}?who=${who}`) };';
  expect(linksOf("content/cards.ts", source)).toContain("const ada = { label, href: null };");
  const cards =
    'const all = [{ title: "A", text: "B", picture: picture("team"), href: "/page/team" }, us];';
  expect(linksOf("content/cards.ts", cards)).toBe("const all = [ us];");
});

it("leads to what a page has instead of an address that may be missing", () => {
  const source =
    'import { ifThere, TEAM } from "#content/addresses.ts"; const plan = { title, buttonLink: ifThere(TEAM) ?? "#call" };';
  expect(linksOf("content/plans.ts", source)).toContain(
    'const plan = { title, buttonLink: "#call" };',
  );
});

it("leads to another form, or to the owner's mail, also where addresses are plain", () => {
  const written = (entry: string, href: string) => {
    const tree = siteWith({
      "docs/specification/routes.json": "{}",
      "content/addresses.ts":
        'export const CONTACT = "/contact";\nexport const CONTACT_FORM = "/contact/form";\n',
      "app/information/contact/entry.ts": entry,
      "app/terms.ts": `import { CONTACT_FORM } from "#content/addresses.ts";\nexport const ask = { light, href: ${href} };\n`,
    });
    removeLinks(tree);
    return tree.get("app/terms.ts");
  };
  const entry =
    'import { CONTACT } from "#content/addresses.ts";\nexport const page = { path: CONTACT };\n';
  expect(written(entry, "CONTACT_FORM")).toContain("href: CONTACT };");
  expect(written(entry, "`${CONTACT_FORM}?topic=${topic}`")).toContain(
    "href: `${CONTACT}?topic=${topic}` };",
  );
  for (const href of ["CONTACT_FORM", "`${CONTACT_FORM}?topic=${topic}`"])
    expect(written("", href)).toContain("href: `mailto:${site.email}` };");
});

it("leads to the owner's mail where there is no form", () => {
  const written = (path: string) => {
    const tree = siteWith({
      "docs/specification/routes.json": '{"information": ["/", "/page/contact-simple"]}',
      "content/addresses.ts": 'export const CONTACT = "/page/contact-simple";\n',
      "app/terms.ts": `import { CONTACT } from "#content/addresses.ts";\nexport const ask = { label, light, href: ${path} };\n`,
    });
    removeLinks(tree);
    return tree.get("app/terms.ts");
  };
  for (const path of ["CONTACT", "`${CONTACT}?topic=${topic}`", '"/page/contact-simple"']) {
    expect(written(path)).toContain("href: `mailto:${site.email}` };");
    expect(written(path)).toContain('import { site } from "#content/site.ts";');
  }
});

it("leaves links alone that lead somewhere, or to what the specification does not have", () => {
  const source =
    'const all = [{ label: "A", href: "/page/counter-simple" }, { label: "B", href: "/page/mine" }];';
  expect(linksOf("content/menu.ts", source)).toBe(source);
});

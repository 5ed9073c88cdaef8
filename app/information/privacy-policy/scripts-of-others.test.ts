import { expect, it } from "vitest";
import { guideSettings } from "#tests/support/guide-settings.ts";
import { content as shortContent } from "../privacy/content.server.ts";
import { content } from "./content.server.ts";

const nothing = { things: [], cookies: [] };
const [, plausible, umami, matomo] = (await guideSettings()).map(({ scripts }) => scripts);

const textOf = (value: unknown) => JSON.stringify(value);
const chapter = (scripts: typeof matomo, id: string) =>
  content(nothing, scripts).chapters.find((each) => each.id === id);

it("says that there is nothing of others where there is nothing", () => {
  expect(textOf(chapter([], "never"))).toContain("We do not count visitors");
  expect(chapter([], "scripts")).toBeUndefined();
  expect(textOf(content(nothing, []).browser)).not.toContain("_pk_id");
  expect(shortContent(nothing, []).absent).toEqual(
    expect.arrayContaining(["a cookie banner", "a count of visitors", "other people’s scripts"]),
  );
});

it.each([
  ["Plausible", plausible],
  ["Umami", umami],
])("%s: counts without asking, and is told of", (name, scripts) => {
  expect(textOf(chapter(scripts, "never"))).not.toContain("We do not count");
  expect(textOf(chapter(scripts, "never"))).toContain(`there is ${name} and no other`);
  const said = textOf(chapter(scripts, "scripts"));
  expect(said).toContain(`${name}: loaded unless you say no`);
  expect(said).not.toContain("after you have said yes");
  expect(shortContent(nothing, scripts).absent).toEqual([
    "a cookie banner",
    "advertising",
    "your profile",
  ]);
  expect(textOf(shortContent(nothing, scripts).kept)).toContain(`Your yes or no to ${name}`);
});

it("Matomo: asks first, and its cookies stand among those of the browser", () => {
  const said = textOf(chapter(matomo, "scripts"));
  expect(said).toContain("Matomo: loaded after you have said yes");
  expect(said).not.toContain("unless you say no");
  const { browser } = content(nothing, matomo);
  expect(browser.entries).toContainEqual({
    name: "_pk_id*",
    kind: "Cookie, by Matomo",
    holds: "a number for this browser",
    ends: "After 13 months, or when you say no",
  });
  expect(browser.intro).toContain("is not loaded before you say yes");
  expect(shortContent(nothing, matomo).absent).not.toContain("a cookie banner");
});

it("tells what each learns, and leads to its policy", () => {
  for (const scripts of [plausible, umami, matomo])
    for (const { name, learns, privacy } of scripts ?? [])
      expect(chapter(scripts, "scripts")?.providers).toContainEqual(
        expect.objectContaining({
          name,
          privacy,
          sends: expect.stringContaining(learns) as string,
        }),
      );
});

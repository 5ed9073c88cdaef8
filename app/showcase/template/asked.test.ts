import { expect, it } from "vitest";
import { pages } from "#registry/pages.ts";
import { askedIn } from "./asked.ts";

const asked = (query: string) => askedIn(new URL(`https://site.example/${query}`), ["Shop"]);

it("reads a word and a choice, and takes what is not there to be chosen for nothing", () => {
  expect(asked("?q=lawyer&has=Shop")).toEqual({ query: "lawyer", feature: "Shop" });
  expect(asked("?has=Anything")).toEqual({ query: "", feature: "" });
  expect(asked(`?q=${"a".repeat(500)}`).query).toHaveLength(80);
});

it("every home that menus list is found by at least three other words", () => {
  const homes = pages.filter(({ kind }) => kind !== undefined);
  expect(homes.filter(({ keywords = [] }) => keywords.length < 3).map(({ path }) => path)).toEqual(
    [],
  );
});

import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { picture } from "#content/media.ts";
import { anyPicture } from "#tests/support/pictures.ts";
import { PortraitTitle } from "./portrait-title.tsx";

function linesOf(name: string): string[] {
  const title = <PortraitTitle name={name} picture={picture(anyPicture)} facts={[]} />;
  const lines = parse(renderToStaticMarkup(title)).querySelectorAll("h1 .fit-line_text");
  return lines.map(({ text }) => text);
}

it("sets the family name on a line of its own, and one word on one line", () => {
  expect(linesOf("Ada Lovelace")).toEqual(["Ada", "Lovelace"]);
  expect(linesOf("Mary Ann Evans")).toEqual(["Mary Ann", "Evans"]);
  expect(linesOf("Sappho")).toEqual(["Sappho"]);
  expect(linesOf("山田太郎")).toEqual(["山田太郎"]);
});

import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { picture } from "#content/media.ts";
import { anyPicture } from "#tests/support/pictures.ts";
import { Lightbox } from "./lightbox.tsx";

function buttonsOf(count: number) {
  const items = Array.from({ length: count }, (_, index) => ({
    picture: { ...picture(anyPicture), name: `bench-${index}` },
  }));
  const html = renderToStaticMarkup(
    <Lightbox
      label="The workshop"
      items={items}
      start={0}
      smallPicture={() => null}
      onShow={() => undefined}
      onClose={() => undefined}
    />,
  );
  return parse(html)
    .querySelectorAll("button")
    .map(({ text }) => text);
}

it("goes from picture to picture where there are several, not where there is one", () => {
  expect(buttonsOf(2)).toEqual(["Zoom", "Close", "Previous picture", "Next picture"]);
  expect(buttonsOf(1)).toEqual(["Zoom", "Close"]);
});

import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TextSlider } from "./text-slider.tsx";

function rendered(slides: readonly { key: string; name?: string }[]) {
  const html = renderToStaticMarkup(
    <TextSlider label="Rules" slides={slides.map((slide) => ({ ...slide, content: "A rule" }))} />,
  );
  return parse(html);
}

it("has buttons, or names, for several slides and none for one alone", () => {
  const several = [{ key: "one" }, { key: "two" }];
  expect(rendered(several).querySelectorAll("button")).toHaveLength(2);
  expect(rendered(several.slice(1)).querySelectorAll("button")).toHaveLength(0);
  const named = several.map(({ key }) => ({ key, name: key }));
  expect(rendered(named).querySelectorAll("button")).toHaveLength(2);
  expect(rendered(named.slice(1)).querySelectorAll("button")).toHaveLength(0);
});

it("shows the name of one slide alone below it", () => {
  const name = rendered([{ key: "one", name: "The first rule" }]).querySelector("section p");
  expect(name?.text).toBe("The first rule");
  expect(name?.classList.contains("without-script")).toBe(false);
});

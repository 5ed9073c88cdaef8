import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Carousel } from "./carousel.tsx";

it("has nothing to press where there is one slide alone", () => {
  const slides = ["one", "two"].map((key) => ({ key, content: key }));
  const controlsOf = (shown: typeof slides) =>
    parse(renderToStaticMarkup(<Carousel label="Voices" slides={shown} />)).querySelector("button")
      ?.parentNode;
  expect(controlsOf(slides)?.classList.contains("invisible")).toBe(false);
  expect(controlsOf(slides.slice(1))?.classList.contains("invisible")).toBe(true);
});

import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { picture } from "#content/media.ts";
import { anyPicture } from "#tests/support/pictures.ts";
import { Gallery } from "./gallery.tsx";

/** A picture whose owner has said that it tells nothing. */
const decorative = (name: string) => ({ ...picture(anyPicture), name, alt: "" });

it("names the way to every large picture, also to one that has no words of its own", () => {
  const element = (
    <Gallery
      label="The workshop"
      items={[
        { picture: { ...picture(anyPicture), name: "bench", alt: "A bench under a lamp" } },
        { picture: decorative("wall"), caption: "Before the move" },
        { picture: decorative("floor") },
      ]}
    />
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  const html = parse(renderToStaticMarkup(<RouterProvider router={router} />));
  const names = html.querySelectorAll("a").map((link) => {
    const alt = link.querySelector("img")?.getAttribute("alt");
    return `${alt}${link.text.trim()}`;
  });
  expect(names).toEqual([
    "A bench under a lamp",
    "Before the move",
    "The workshop, picture 3 of 3",
  ]);
});

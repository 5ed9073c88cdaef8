import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { picture } from "#content/media.ts";
import type { PictureSource } from "#shared/picture-source.ts";

import { Picture } from "./picture.tsx";

const plane: PictureSource = {
  name: "plane",
  width: 1920,
  height: 1200,
  widths: [480, 960, 1440, 1920],
  alt: "A paper plane.",
  color: "#c9b8a4",
};

function img(element: React.ReactElement) {
  const found = parse(renderToStaticMarkup(element)).querySelector("img");
  if (!found) throw new Error("Picture rendered no <img>");
  return found;
}

describe("Picture", () => {
  it("offers every width and reserves its space", () => {
    const { attrs } = img(<Picture picture={plane} sizes="100vw" />);
    expect(attrs.srcset).toBe(
      "/media/plane-480.avif 480w, /media/plane-960.avif 960w, /media/plane-1440.avif 1440w, /media/plane-1920.avif 1920w",
    );
    expect(attrs).toMatchObject({
      src: "/media/plane-1920.avif",
      sizes: "100vw",
      width: "1920",
      height: "1200",
      alt: plane.alt,
      decoding: "async",
      loading: "lazy",
    });
    expect(attrs.style).toContain(plane.color);
  });

  it("fetches the page's main picture first", () => {
    const { attrs } = img(<Picture picture={plane} sizes="100vw" priority />);
    expect(attrs).toMatchObject({ loading: "eager", fetchpriority: "high" });
  });

  it("can be decorative, cut to a shape, and styled by the caller", () => {
    const { attrs } = img(
      <Picture
        picture={plane}
        sizes="50vw"
        alt=""
        ratio="4 / 5"
        position="80% 0"
        className="rounded"
        style={{ opacity: 0.9 }}
      />,
    );
    expect(attrs.alt).toBe("");
    expect(attrs.class).toBe("object-cover rounded");
    expect(attrs.style).toMatch(/aspect-ratio:\s*4 \/ 5/);
    expect(attrs.style).toMatch(/object-position:\s*80% 0/);
    expect(attrs.style).toMatch(/opacity:\s*0?\.9/);
  });

  it("takes only names of the manifest", () => {
    // @ts-expect-error -- a misspelt name must not compile
    expect(() => picture("no-such-picture")).toThrow();
  });
});

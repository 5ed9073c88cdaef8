import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PlaceOnMap } from "#app/sections/places/place-on-map/place-on-map.tsx";
import { MapFacade } from "./map-facade.tsx";

const place = { name: "The Shed", address: ["1 Lane", "Hamlet"] };
const html = (element: React.ReactElement) => parse(renderToStaticMarkup(element));

describe("a place that nobody has drawn", () => {
  it("is asked for by its address, and needs neither degrees nor directions", () => {
    const shown = html(<MapFacade place={place} layout="over" />);
    expect(shown.querySelector("svg use[href*=drawings]")).toBeNull();
    expect(shown.querySelector(".embeds_picture")).toBeNull();
    expect(shown.querySelector("figure")?.getAttribute("class")).toContain("embeds_below");
    expect(shown.querySelector("address")?.text).toBe("1 LaneHamlet");
    const links = shown.querySelectorAll("figcaption a").map((link) => link.getAttribute("href"));
    expect(links).toEqual([
      "https://www.google.com/maps/search/?api=1&query=1%20Lane%2C%20Hamlet",
      "https://www.openstreetmap.org/search?query=1%20Lane%2C%20Hamlet",
    ]);
  });

  it("has the band for its words", () => {
    const shown = html(
      <PlaceOnMap id="place" heading="Here" text="Come in." place={place} ways={[]} />,
    );
    expect(shown.querySelector(".place-on-map_window")).toBeNull();
    expect(shown.querySelectorAll("dl")).toEqual([]);
    expect(shown.text).toContain("The Shed");
  });
});

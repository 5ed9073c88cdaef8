import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HoursAndPlace } from "./hours-and-place.tsx";

it("says in words where it is, where nobody has drawn a map", () => {
  const shown = parse(
    renderToStaticMarkup(
      <HoursAndPlace
        id="hours"
        heading="Hours"
        days={[{ day: "Monday", hours: "12 to 2" }]}
        notes={[]}
        place={{ name: "The Shed", address: ["1 Lane", "Hamlet"] }}
      />,
    ),
  );
  expect(shown.querySelector("svg")).toBeNull();
  expect(shown.querySelectorAll("p, ul:empty").map(String)).toEqual([]);
  expect(shown.querySelector("figcaption")?.text).toBe("The Shed1 LaneHamlet");
});

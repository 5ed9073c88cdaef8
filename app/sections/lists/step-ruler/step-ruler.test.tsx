import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StepRuler } from "./step-ruler.tsx";

it("names the one unit that a step takes, or the first and the last of several", () => {
  const step = { text: "", result: "", sheets: 1 };
  const html = renderToStaticMarkup(
    <StepRuler
      id="ruler"
      heading="Four weeks"
      unit={{ one: "Week", many: "Weeks" }}
      length={4}
      steps={[
        { ...step, title: "Measure", from: 1, to: 3 },
        { ...step, title: "Hand over", from: 4, to: 4 },
      ]}
    />,
  );
  const units = parse(html).querySelectorAll("li > p:first-child");
  expect(units.map(({ text }) => text)).toEqual(["Weeks 1–3", "Week 4"]);
});

import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { site } from "#content/site.ts";
import { PieChart } from "./pie-chart.tsx";

it("writes its figures as the site's language does", () => {
  const value = 12_345.5;
  const html = renderToStaticMarkup(
    <PieChart
      caption="Hours"
      columns={["What", "Hours"]}
      parts={[{ label: "Drawing", value }]}
      unit=" h"
      look="pie"
    />,
  );
  const figure = parse(html).querySelector("td")?.text;
  expect(figure).toBe(`${value.toLocaleString(site.locale)} h`);
});

import { parseAst } from "vite";
import { expect, it } from "vitest";
import { demosOf } from "./demo-source.ts";

const page = `import { Tabs } from "#app/elements/actions/tabs/tabs.tsx";
import { Icon, Unused } from "#app/elements/media/icon.tsx";

const plans = [{ label: "One", panel: <Icon name="check" /> }];
const other = 1;

export default function Page() {
  return (
    <DemoPage>
      <Demo id="plain" title="Plain">
        <Tabs items={plans} />
      </Demo>
      <Demo id="pair" title="Pair">
        <p>
          Text
        </p>
        <p>More</p>
      </Demo>
    </DemoPage>
  );
}
`;
const sourceOf = (text: string) => demosOf(text, parseAst(text, { lang: "tsx" }));

it("shows a demo's JSX with the imports and constants it needs, and no others", () => {
  expect(sourceOf(page).plain).toBe(
    `import { Tabs } from "#app/elements/actions/tabs/tabs.tsx";
import { Icon } from "#app/elements/media/icon.tsx";

const plans = [{ label: "One", panel: <Icon name="check" /> }];

<Tabs items={plans} />`,
  );
});

it("keeps the shape of the lines without their common indent", () => {
  expect(sourceOf(page).pair).toBe("<p>\n  Text\n</p>\n<p>More</p>");
});

it("refuses demos that could not be told apart", () => {
  expect(() => sourceOf(`<Demo id={x}>a</Demo>`)).toThrow("id in quotes");
  expect(() => sourceOf(`<><Demo id="a">a</Demo><Demo id="a">b</Demo></>`)).toThrow("Two demos");
});

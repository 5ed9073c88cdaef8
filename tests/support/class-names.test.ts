import { expect, it } from "vitest";
import { classNamesIn } from "./class-names.ts";

const found = (text: string) => [...classNamesIn("card.tsx", text)];

it("finds class names in attributes, in clsx and in the constants that they read", () => {
  const card = `const looks = { plain: \`\${styles.card} card-plain\`, large: styles.large } as const;
const tool = "tool-round";
const titles = { plain: "Plain words" };
export const Card = ({ look }) => (
  <li className={clsx(looks[look], look === "large" && "mt-4")} data-look="no-class" title={titles[look]}>
    <Thumb pictureClassName={\`\${tool} ms-2\`} className="flex gap-2" />
  </li>
);`;
  expect(found(card).toSorted()).toEqual([
    "card-plain",
    "flex",
    "gap-2",
    "ms-2",
    "mt-4",
    "tool-round",
  ]);
});

it("takes no part of a name, no argument and nothing that is compared for a name", () => {
  const card = "<i className={a === 'b' ? `col-${n} p-2` : classOf('quiet', 'small')} />";
  expect(found(card)).toEqual(["p-2"]);
});

import { expect, it } from "vitest";
import { withoutClasses } from "./styles.ts";

const left = (source: string) => withoutClasses(source, (name) => name !== "gone");

it("removes rules for a class with the comment above them, and the widths and movements that hold nothing else", () => {
  const sheet = `/* The sheet's. */

.card { color: red }

/* Of what is gone. */
.gone { animation: turn 1s }

@media (width >= 48rem) {
  .card > .gone::after { content: "}" }
}

@keyframes turn { to { rotate: 1turn } }
`;
  expect(left(sheet).trim()).toBe("/* The sheet's. */\n\n.card { color: red }");
});

it("takes it out of lists of selectors, of choices and of what is excluded", () => {
  expect(left(".card, .gone { color: red }")).toBe(".card { color: red }");
  expect(left(".card :is(.gone, .line) { color: red }")).toBe(".card :is(.line) { color: red }");
  expect(left(".card:not(.gone) { color: red }")).toBe(".card { color: red }");
  expect(
    left(".card:is(:target, :has(:target)), .gone:is(:target, :has(:target)) { color: red }"),
  ).toBe(".card:is(:target, :has(:target)) { color: red }");
  expect(left(".card { color: red; & .gone { color: blue } }")).toBe(".card { color: red; }");
});

it("leaves a stylesheet alone in which every class is used", () => {
  const sheet = ".card:is(.a, .b) { color: red }\n\n@keyframes unused { to { rotate: 1turn } }\n";
  expect(left(sheet)).toBe(sheet);
});

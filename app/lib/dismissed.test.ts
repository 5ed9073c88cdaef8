import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { dismissedBeforePaint } from "./dismissed.ts";

/** Whether an element is hidden after the script for `id` has run beside it. */
function hiddenAfter(id: string, wasHidden: boolean, localStorage: Pick<Storage, "getItem">) {
  const element = { hidden: wasHidden };
  const document = { currentScript: { previousElementSibling: element } };
  runInNewContext(dismissedBeforePaint(id), { document, localStorage });
  return element.hidden;
}

it("hides what is put away before it is drawn, and shows what stands in for it", () => {
  const stored = { getItem: () => '["autumn"]' };
  expect(hiddenAfter("autumn", false, stored)).toBe(true);
  expect(hiddenAfter("autumn", true, stored)).toBe(false);
  expect(hiddenAfter("winter", false, stored)).toBe(false);
});

it.each(["nonsense", "{}", "null"])("leaves all as it is where %s is stored", (text) => {
  expect(hiddenAfter("autumn", false, { getItem: () => text })).toBe(false);
});

it("leaves all as it is where storage is blocked", () => {
  const getItem = () => {
    throw new Error("blocked");
  };
  expect(hiddenAfter("autumn", false, { getItem })).toBe(false);
});

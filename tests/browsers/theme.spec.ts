import { ABOUT_US, TEAM } from "#content/addresses.ts";
import { expect } from "playwright/test";
import { test } from "./driving/browser-test.ts";
import { eventually } from "./driving/visitor.ts";

test("the other colours are chosen by a button and kept, over a reload and on another page", async ({
  visitor,
}) => {
  const expectDark = (isDark: boolean) =>
    eventually(async () => expect((await visitor.ask("brightness")) < 0.5).toBe(isDark));
  await visitor.open(ABOUT_US);
  const before = (await visitor.ask("brightness")) < 0.5;
  const toggle = { role: "button", name: "Switch between light and dark mode" };
  await visitor.press(toggle);
  await expectDark(!before);
  await visitor.reload();
  await expectDark(!before);
  await visitor.open(TEAM);
  await expectDark(!before);
  await visitor.press(toggle);
  await expectDark(before);
});

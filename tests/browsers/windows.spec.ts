import { test } from "./driving/browser-test.ts";
import type { Sought } from "./driving/sought.ts";

/** What opens over the page: a modal with an address, and the lightbox. */
const simple = "/model-popup/simple-modal";
const notice: Sought = { role: "dialog", name: "The kiln rests in August" };
const trigger: Sought = { role: "link", name: "Read the August notice" };

test("a modal opens by a press and has an address; Escape and Back close it", async ({
  visitor,
}) => {
  await visitor.open(simple);
  await visitor.press(trigger);
  await visitor.expectSeen(notice);
  await visitor.expectPath(`${simple}#open`);
  await visitor.expectFocused({ role: "button", name: "Close", within: notice });
  await visitor.tab.keys("Escape");
  await visitor.expectGone(notice);
  await visitor.expectPath(simple);
  await visitor.expectFocused(trigger);

  await visitor.tab.keys("Enter");
  await visitor.expectSeen(notice);
  await visitor.tab.back();
  await visitor.expectGone(notice);
  await visitor.expectPath(simple);
});

test("a modal opens by its address, and a press on its button closes it", async ({ visitor }) => {
  await visitor.open(`${simple}#open`);
  await visitor.expectSeen(notice);
  await visitor.press({ role: "button", name: "I can wait", within: notice });
  await visitor.expectGone(notice);
  await visitor.expectPath(simple);
});

test("the lightbox shows a picture, goes on by keys and buttons, and gives the focus back", async ({
  visitor,
}) => {
  const lightbox: Sought = { role: "dialog", name: "Buildings" };
  const link: Sought = {
    role: "link",
    name: /leading to a vermilion wall/,
    within: { role: "list", name: "Buildings" },
  };
  await visitor.open("/elements/image-gallery");
  await visitor.press(link);
  await visitor.expectText(lightbox, "1 of 7");
  await visitor.expectSeen({ role: "img", name: /leading to a vermilion wall/, within: lightbox });
  await visitor.tab.keys("ArrowRight");
  await visitor.expectText(lightbox, "2 of 7");
  await visitor.press({ role: "button", name: "Next picture", within: lightbox });
  await visitor.expectText(lightbox, "3 of 7");
  await visitor.tab.keys("Escape");
  await visitor.expectGone(lightbox);
  await visitor.expectFocused(link);
});

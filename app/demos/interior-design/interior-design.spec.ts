import type { Page } from "playwright/test";
import {
  expectMissingSaid,
  sendMessage,
  sendMessageWithoutScript,
} from "#tests/support/message-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

const PATH = "/home-interior-design";
const message = {
  sender: "verre",
  text: "1871. Five of us. The piano.",
  field: "Your message",
  button: "Send message",
  answer: "Your message is with us.",
};

const board = (page: Page) => page.getByRole("group", { name: "Moodboard of the dining room" });
const piece = (page: Page, name: string) => board(page).getByRole("button", { name });
const place = (page: Page) =>
  page.getByRole("region", { name: "Do rearrange the moodboard" }).getByRole("status");
const form = (page: Page) => page.getByRole("form", { name: "Write to Maison Verre" });

/** Middle of a piece in percent of the board, from the top left. */
async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
  const [on, box] = [await board(page).boundingBox(), await piece(page, name).boundingBox()];
  return {
    x: ((box!.x + box!.width / 2 - on!.x) / on!.width) * 100,
    y: ((box!.y + box!.height / 2 - on!.y) / on!.height) * 100,
  };
}

test("a piece is moved by arrow keys, further with Shift, and a sentence says where it lies", async ({
  page,
}) => {
  await visit(page, PATH);
  const start = await middle(page, "A brass knob");
  await piece(page, "A brass knob").focus();
  await page.keyboard.press("ArrowRight");
  await expect(place(page)).toHaveText(/^A brass knob: \d+ % across, \d+ % down\.$/);
  await page.keyboard.press("Shift+ArrowUp");
  const end = await middle(page, "A brass knob");
  expect(end.x - start.x).toBeCloseTo(2, 0);
  expect(end.y - start.y).toBeCloseTo(-10, 0);
  await expect(piece(page, "A brass knob")).toBeFocused();
});

test("no piece leaves the board, and all can be put back", async ({ page }) => {
  await visit(page, PATH);
  const start = await middle(page, "Aubergine velvet");
  await piece(page, "Aubergine velvet").focus();
  for (let press = 0; press < 12; press++) await page.keyboard.press("Shift+ArrowLeft");
  const [on, box] = [
    await board(page).boundingBox(),
    await piece(page, "Aubergine velvet").boundingBox(),
  ];
  expect(box!.x).toBeGreaterThanOrEqual(on!.x - 2);
  await page.getByRole("button", { name: "Reset" }).click();
  expect((await middle(page, "Aubergine velvet")).x).toBeCloseTo(start.x, 0);
  await expect(place(page)).toBeEmpty();
});

test("a piece is dragged, and stays under the pointer", async ({ page }) => {
  await visit(page, PATH);
  await board(page).scrollIntoViewIfNeeded();
  const start = await middle(page, "A note from the client");
  const [on, box] = [
    await board(page).boundingBox(),
    await piece(page, "A note from the client").boundingBox(),
  ];
  await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2);
  await page.mouse.down();
  await page.mouse.move(
    box!.x + box!.width / 2 - on!.width * 0.2,
    box!.y + box!.height / 2 - on!.height * 0.1,
    { steps: 6 },
  );
  await page.mouse.up();
  const end = await middle(page, "A note from the client");
  expect(end.x - start.x).toBeCloseTo(-20, 0);
  expect(end.y - start.y).toBeCloseTo(-10, 0);
});

test("nobody has to drag: a piece is picked up and put where the board is pressed, or moved by buttons", async ({
  page,
}) => {
  await visit(page, PATH);
  const up = page.getByRole("button", { name: "Move up" });
  await expect(up).toBeDisabled();
  await piece(page, "A note from the client").click();
  await expect(piece(page, "A note from the client")).toHaveAttribute("aria-pressed", "true");
  const on = await board(page).boundingBox();
  await board(page).click({ position: { x: on!.width * 0.5, y: on!.height * 0.94 } });
  const put = await middle(page, "A note from the client");
  expect(put.x).toBeCloseTo(50, 0);
  await up.click();
  expect((await middle(page, "A note from the client")).y).toBeCloseTo(put.y - 2, 0);
});

test("read from the right, an arrow still points where it points", async ({ page }) => {
  await visit(page, PATH);
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  const start = await middle(page, "A brass knob");
  await piece(page, "A brass knob").focus();
  await page.keyboard.press("Shift+ArrowRight");
  expect((await middle(page, "A brass knob")).x - start.x).toBeCloseTo(10, 0);
});

test("a house is seen as it was found, by keys", async ({ page }) => {
  await visit(page, PATH);
  const choice = page.getByRole("group", { name: "The dining room", exact: true });
  await expect(choice.getByRole("img")).toHaveAccessibleName(/Oak dining table/);
  await choice.getByRole("radio", { name: "As we left it" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(choice.getByRole("radio", { name: "As we found it" })).toBeChecked();
  await expect(choice.getByRole("img", { name: /before: dust sheets/ })).toBeVisible();
  await expect(choice.getByRole("img", { name: /Oak dining table/ })).toHaveCount(0);
});

test("a letter is checked, sent and acknowledged; Back leaves its place", async ({ page }) => {
  await visit(page, PATH);
  await page.getByRole("main").getByRole("link", { name: "Write to us" }).click();
  await expect(page).toHaveURL(`${PATH}#enquiry`);
  await expectMissingSaid(form(page), message);
  await form(page).getByLabel("Topic").selectOption("The attic day");
  await sendMessage(form(page), message);
  await page.goBack();
  await expect(page).toHaveURL(PATH);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a second finger neither moves nor drops what the first one holds", async ({ page }) => {
    await visit(page, PATH);
    await board(page).scrollIntoViewIfNeeded();
    const middleOf = async (name: string) => {
      const { x, y, width, height } = (await piece(page, name).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const note = { ...(await middleOf("A note from the client")), id: 0 };
    const knob = { ...(await middleOf("A brass knob")), id: 1 };
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: (typeof note)[]
    ) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", note);
    await touch("touchMove", { ...note, x: note.x - 30 });
    await touch("touchStart", { ...note, x: note.x - 30 }, knob);
    await touch("touchMove", { ...note, x: note.x - 60 }, { ...knob, y: knob.y + 30 });
    await touch("touchEnd");
    const [movedNote, movedKnob] = [
      await middleOf("A note from the client"),
      await middleOf("A brass knob"),
    ];
    expect(movedNote.x).toBeCloseTo(note.x - 60, -1);
    expect(movedKnob.x).toBeCloseTo(knob.x, 0);
    expect(movedKnob.y).toBeCloseTo(knob.y, 0);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the board is a still life with its list, houses change, and a letter can be sent", async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(board(page).getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Reset" })).toBeHidden();
    await expect(page.getByText("It says: keep the crack.")).toBeVisible();
    const choice = page.getByRole("group", { name: "The bedroom", exact: true });
    await choice.getByRole("radio", { name: "As we found it" }).check();
    await expect(choice.getByRole("img", { name: /before: a bed under a dust/ })).toBeVisible();
    await expect(choice.getByRole("img", { name: /Calm bedroom/ })).toHaveCount(0);
    await sendMessageWithoutScript(form(page), { ...message, text: "1904. Two of us. The clock." });
  });
});

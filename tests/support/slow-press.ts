import type { Locator, Page } from "playwright/test";
import { eachOf } from "./each-of.ts";
import { expect, test } from "./site-test.ts";
import { visit } from "./visit.ts";

/** Between down and up, ms: what is tried here is a press that takes its time. */
const PRESS = 100;
/** From here on the browser takes a touch for another gesture than a tap, ms. */
const LONG_PRESS = 400;

const forms = (page: Page) =>
  page.locator("form[method=post]:has(input[name=form])").filter({ visible: true });
const emptyField = (form: Locator) =>
  form
    .locator(
      ":is(input:not([type=hidden], [type=radio], [type=checkbox], [data-honeypot] *), textarea):not([value]:not([value='']))",
    )
    .filter({ visible: true })
    .first();

/**
 * Turns to a field that stays empty, presses the form's button, and expects that it was sent: the first wrong field has the focus.
 * A press that took longer than `longest`, ms, is made again.
 */
async function expectSent(
  form: Locator,
  press: (x: number, y: number) => Promise<void>,
  longest = Infinity,
): Promise<void> {
  const field = emptyField(form);
  await field.focus();
  const button = form.locator("[type=submit]").first();
  // Presses nothing: waits until the button is in the window and stands still.
  await button.click({ trial: true });
  const { x, y, width, height } = (await button.boundingBox())!;
  // At its upper edge it is lost first when something comes in above it.
  const start = performance.now();
  await press(x + width / 2, y + Math.min(6, height / 2));
  // A busy machine made another gesture of it.
  if (performance.now() - start > longest) return expectSent(form, press, longest);
  await expect(form.locator("[aria-invalid=true]:focus, [aria-invalid=true] :focus")).toHaveCount(
    1,
  );
}

/**
 * Registers the tests of a rule for all forms of a page: one press on a form's button sends it, always. The error that appears when the
 * field before it is left must not move the button from under the pointer: seen with a press that lasts as long as a hand's.
 */
export function testSlowPress(path: string): void {
  test(`one slow press sends each form of ${path}, by mouse`, async ({ page }) => {
    await visit(page, path);
    for (const form of await eachOf(forms(page)))
      await expectSent(form, async (x, y) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
        // The press itself: nothing is waited for.
        await page.waitForTimeout(PRESS);
        await page.mouse.up();
      });
  });

  test(`one slow press sends each form of ${path}, by touch`, async ({ newVisitor }) => {
    const page = await newVisitor({ hasTouch: true, viewport: { width: 390, height: 844 } });
    const fingers = await page.context().newCDPSession(page);
    await visit(page, path);
    for (const form of await eachOf(forms(page)))
      await expectSent(
        form,
        async (x, y) => {
          await fingers.send("Input.dispatchTouchEvent", {
            type: "touchStart",
            touchPoints: [{ x, y }],
          });
          // The press itself: nothing is waited for.
          await page.waitForTimeout(PRESS);
          await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
        },
        LONG_PRESS,
      );
  });
}

/** The same with a touch that began before the code of the page's first form arrived. */
export function testEarlyTouch(path: string): void {
  test("a touch that began before the form's code arrived sends it too", async ({ newVisitor }) => {
    const page = await newVisitor({ hasTouch: true, viewport: { width: 390, height: 844 } });
    const fingers = await page.context().newCDPSession(page);
    const code = "**/form-controller*.js";
    const touched = Promise.withResolvers<void>();
    await page.route(code, async (route) => {
      await touched.promise;
      await route.continue();
    });
    await visit(page, path);
    await expectSent(forms(page).first(), async (x, y) => {
      const arrival = page.waitForResponse(code);
      await fingers.send("Input.dispatchTouchEvent", {
        type: "touchStart",
        touchPoints: [{ x, y }],
      });
      touched.resolve();
      const url = (await arrival).url();
      await page.evaluate((module) => import(module) as Promise<unknown>, url);
      await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    });
  });
}

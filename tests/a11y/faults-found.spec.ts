import { accessibilityFaults } from "../support/accessibility.ts";
import { expect, test } from "../support/site-test.ts";

/** The check itself: a page with one fault of each sort, beside the same without it. */
test("what is wrong on a page is found, and what is right is not", async ({ page }) => {
  await page.setContent(`<!doctype html>
    <html lang="en">
      <title>Faults</title>
      <body style="margin: 0; background: white; color: black">
        <main>
          <h1>Faults</h1>
          <p>Easily read.</p>
          <p id="pale" style="color: #bbb">Hardly read.</p>
          <p id="over-picture" style="color: #777; background: linear-gradient(#666, #888)">Read by nobody.</p>
          <p style="color: white; background: linear-gradient(#222, #444)">Read over a gradient.</p>
          <div style="background: linear-gradient(#aaa, #ccc)">
            <input id="pale-field" aria-label="Pale" value="Read by nobody" style="background: none; border: 0; color: #777">
            <input aria-label="Clear" placeholder="Read over a gradient" class="clear" style="background: none; border: 0; color: #777">
            <select aria-label="Clear choice" style="background: none; color: black"><option>Clear</option></select>
          </div>
          <style>.clear::placeholder { color: black }</style>
          <img id="unnamed" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
          <img alt="A dot" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
          <button id="mute"></button>
          <iframe src="/elements" title="A page of ours"></iframe>
        </main>
      </body>
    </html>`);
  const colours = [
    /^color-contrast: .*#pale/,
    /^color-contrast, measured: .*#over-picture/,
    /^color-contrast, measured: .*#pale-field/,
  ];
  const others = [/^image-alt: .*#unnamed/, /^button-name: .*#mute/];
  const found = async (...args: ["colours"?]) =>
    (await accessibilityFaults(page, "html", ...args)).toSorted();

  const all = await found();
  for (const fault of [...colours, ...others])
    expect(all).toContainEqual(expect.stringMatching(fault));
  expect(all).toHaveLength(5);

  const colourFaults = await found("colours");
  for (const fault of colours) expect(colourFaults).toContainEqual(expect.stringMatching(fault));
  expect(colourFaults).toHaveLength(3);
  expect(await accessibilityFaults(page, "h1")).toEqual([]);
});

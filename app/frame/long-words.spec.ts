import { site } from "#content/site.ts";
import { framePath } from "#app/showcase/frames/entries.ts";
import { footerNames, headerNames } from "#registry/page.ts";
import { cutTexts } from "#tests/support/cut-texts.ts";
import { pathsInTurn } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { settleTransitions, sidewaysOverflow } from "#tests/support/visit.ts";

/** As long as words of menus are in German, and as mail addresses are anywhere. */
const WORD = "Dienstleistungsangebote";
const MAIL = "anfragen@dienstleistungsangebote.example";

/** Each header over a footer, so that each footer occurs. */
const frames = headerNames.map((header, index) =>
  framePath(header, footerNames[index % footerNames.length]!),
);

test.use({ javaScriptEnabled: false });

for (const path of pathsInTurn(import.meta.filename, frames))
  test(`${path} has room for long words`, async ({ page }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(rename, { word: WORD, mail: site.email, longMail: MAIL });
    for (const width of [320, 390, 992, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      const lost = async (elsewhere: string) => [
        ...(await page.evaluate(cutTexts, { text: WORD, elsewhere })),
        // Written in two parts, as it may break there.
        ...(await page.evaluate(cutTexts, { text: MAIL.split("@")[1]!, elsewhere })),
      ];
      expect.soft(await lost(".sr-only"), `${width} px`).toEqual([]);
      expect.soft(await sidewaysOverflow(page), `${width} px`).toEqual({ pixels: 0, culprits: [] });
      await page.evaluate(openMenus);
      await settleTransitions(page);
      // Some menus push the page aside.
      const beside = ":not(:popover-open *), .sr-only";
      expect.soft(await lost(beside), `${width} px, menu`).toEqual([]);
      await page.evaluate(closeMenus);
      await settleTransitions(page);
    }
  });

/** In the page: gives all entries of menus and links of footers a long name, and the business a long mail address. */
function rename({ word, mail, longMail }: { word: string; mail: string; longMail: string }): void {
  const entries =
    "header nav > ul > li :is(summary, [data-entry]), header nav > ul > li > a, [data-site-footer] nav li > a";
  for (const entry of document.querySelectorAll(entries)) {
    const label = [...entry.childNodes].find(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "",
    );
    if (label) label.textContent = word;
  }
  const texts = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  for (const link of document.querySelectorAll(
    `:is(header, [data-site-footer]) a[href="mailto:${mail}"]`,
  )) {
    const parts = texts(link).filter(({ textContent }) => textContent !== "");
    const own =
      parts.length > 1 ? [longMail.split("@")[0]!, `@${longMail.split("@")[1]!}`] : [longMail];
    for (const [index, part] of parts.entries()) part.textContent = own[index] ?? "";
  }
}

/** In the page: what its button opens without script. */
function openMenus(): void {
  const [menu] = [...document.querySelectorAll<HTMLElement>("header [popover]:has(nav details)")];
  menu?.showPopover();
}

function closeMenus(): void {
  for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
}

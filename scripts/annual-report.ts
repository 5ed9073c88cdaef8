import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright/test";
import { reportSheets, sheetsHash } from "#app/demos/corporate/annual-report/sheets.server.ts";
import { launchOptions } from "../tests/support/chromium.ts";

/**
 * Prints the annual report of the corporate home, with tags and an outline for those who have it read to them, and writes down what the
 * page says of the file. Run it with `npm run annual-report` when its figures or words have changed, and commit the result.
 */
const folder = fileURLToPath(new URL("../app/demos/corporate/annual-report/", import.meta.url));
const font = new URL("../app/fonts/archivo-wide.woff2", import.meta.url);
const fontAddress = `data:font/woff2;base64,${(await readFile(font)).toString("base64")}`;

const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage();
  await page.setContent(reportSheets(fontAddress));
  await page.evaluate(() => document.fonts.ready);
  const file = await page.pdf({
    path: `${folder}annual-report.pdf`,
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  const printed = {
    pages: file.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0,
    bytes: file.length,
    /** Of what was printed. */
    sheets: sheetsHash(),
  };
  await writeFile(`${folder}printed.json`, `${JSON.stringify(printed, null, 2)}\n`);
  console.log(printed);
} finally {
  await browser.close();
}

import { createHash } from "node:crypto";
import { measures, report, share, YEAR } from "../figures.server.ts";

const { name } = share.quote;
const title = `${name}: annual report ${YEAR}`;

const cell = (tag: "td" | "th", scope?: "col" | "row") => (text: string) =>
  `<${tag}${scope ? ` scope="${scope}"` : ""}>${text}</${tag}>`;
const row = (head: string, cells: readonly string[]) =>
  `<tr>${cell("th", "row")(head)}${cells.map(cell("td")).join("")}</tr>`;

const table = `<table>
<caption>Figures of ${YEAR} by division</caption>
<thead><tr>${report.columns.map(cell("th", "col")).join("")}</tr></thead>
<tbody>${report.rows.map(({ name: division, cells }) => row(division, cells)).join("")}</tbody>
<tfoot>${row(report.total.name, report.total.cells)}</tfoot>
</table>`;

const targets = measures
  .map(
    ({ name: measure, now, unit, from, to, verdict, text }) => `<section>
<h3>${measure}</h3>
<p class="now"><b>${now}</b> ${unit}</p>
<p>${from}. Target for ${to}. <b>${verdict}</b></p>
<p>${text}</p>
</section>`,
  )
  .join("");

const styles = `
@page { size: A4; margin: 22mm 20mm }
@page :first { margin: 0 }
:root { font: 10.5pt/1.5 Archivo, sans-serif; color: #0b1220; print-color-adjust: exact }
* { margin: 0 }
.cover { display: grid; align-content: space-between; box-sizing: border-box; block-size: 297mm; padding: 22mm 20mm; break-after: page; color: #fff; background: #0b5fff }
h1, h2, h3, b { font-weight: 600 }
h1, h2 { font-stretch: 125%; line-height: 1.05 }
h1 { font-size: 44pt }
h2 { font-size: 24pt; margin-block-end: 8mm }
h3 { font-size: 12pt }
section > section + section { margin-block-start: 8mm }
.figures { break-after: page }
table { inline-size: 100%; margin-block: 8mm; border-collapse: collapse }
caption { text-align: start; font-weight: 600 }
th, td { padding-block: 3mm; padding-inline: 4mm 0; border-block-end: 0.3mm solid #ccd3de; text-align: end; font-weight: inherit; vertical-align: bottom }
th:first-child { padding-inline-start: 0; text-align: start; font-weight: 600 }
tfoot :is(th, td) { border-block: 0.3mm solid #0b1220; font-weight: 600 }
.now b { font-size: 20pt }
`;

/**
 * The annual report as one document, to be printed by `scripts/annual-report.ts`: a cover, the figures by division, the targets. Everything
 * in it is what the page says, too.
 * @param font address of the face that the page has.
 */
export function reportSheets(font: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
@font-face { font-family: Archivo; src: url("${font}"); font-weight: 300 700; font-stretch: 100% 125% }${styles}</style>
<header class="cover">
<p><b>${name}</b></p>
<h1>Annual report ${YEAR}</h1>
<p>Ports, rail, power and steel. The group is invented, and so is every number in this report.</p>
</header>
<main>
<section class="figures">
<h2>Key figures</h2>
<p>Revenue is in millions of euros, emissions in thousands of tonnes of CO₂ equivalent. The group’s injuries are the mean of the divisions, weighed by the number of people.</p>
${table}
</section>
<section>
<h2>Progress on our targets</h2>
${targets}
</section>
</main>
</html>
`;
}

/** Another one as soon as the report says something else. `printed.json` has that of the file. */
export function sheetsHash(): string {
  return createHash("sha256").update(reportSheets("")).digest("hex");
}

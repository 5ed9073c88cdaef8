/** Spreadsheets compute cells that begin like this, and what visitors typed must not be computed. */
const formula = /^[=+\-@\t\r]/;

/** One line of a CSV file (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe in front. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

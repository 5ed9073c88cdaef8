import { globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { pathToFileURL } from "node:url";
import { withSlashes } from "../slashes.ts";
import type { Finding } from "./finding.ts";

/**
 * What a command of the folder's name has printed for visitors to download, into a file of that name: how large it is, and of which words it
 * was made; of none (`""`) where its owner has put another in its place.
 */
const PRINTED = "app/demos/*/*/printed.json";

interface Printed {
  bytes: number;
  sheets: string;
}

/** Files for download that are not what the page says of them, or say something else than the words they were printed from say now. @param root the project. */
export async function printFindings(root: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const file of globSync(PRINTED, { cwd: root }).map(withSlashes)) {
    const folder = dirname(file);
    const command = `npm run ${basename(folder)}`;
    const pdf = join(folder, `${basename(folder)}.pdf`);
    const { sheets, bytes } = JSON.parse(readFileSync(join(root, file), "utf8")) as Printed;
    const size = statSync(join(root, pdf), { throwIfNoEntry: false })?.size ?? 0;
    if (size !== bytes) {
      findings.push({
        level: "opening",
        what: `${pdf} is another file than the one that was printed: the page says a wrong size`,
        where: file,
        mend: `if it is yours, write there "bytes": ${size}, "sheets": ""; else print it: ${command}`,
      });
      continue;
    }
    if (sheets === "") continue;
    const words = join(folder, "sheets.server.ts");
    // By a name that is made here: a site without the page has neither.
    const { sheetsHash } = (await import(pathToFileURL(join(root, words)).href)) as {
      sheetsHash: () => string;
    };
    if (sheetsHash() === sheets) continue;
    findings.push({
      level: "opening",
      what: `${folder} has a file for download that was printed from other words`,
      where: words,
      mend: `print it from these: ${command}`,
    });
  }
  return findings;
}

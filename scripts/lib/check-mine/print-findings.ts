import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { pathToFileURL } from "node:url";
import type { Finding } from "./finding.ts";

/** What a command of the folder's name has printed for visitors to download: of which words it was made. */
const PRINTED = "app/demos/*/*/printed.json";

/** Files for download that say something else than the words they were printed from say now. @param root the project. */
export async function printFindings(root: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const file of globSync(PRINTED, { cwd: root }).map((name) => name.replaceAll("\\", "/"))) {
    const words = join(dirname(file), "sheets.server.ts");
    const { sheets } = JSON.parse(readFileSync(join(root, file), "utf8")) as { sheets: string };
    // By a name that is made here: a site without the page has neither.
    const { sheetsHash } = (await import(pathToFileURL(join(root, words)).href)) as {
      sheetsHash: () => string;
    };
    if (sheetsHash() === sheets) continue;
    findings.push({
      level: "opening",
      what: `${dirname(file)} has a file for download that was printed from other words`,
      where: words,
      mend: `print it from these: npm run ${basename(dirname(file))}`,
    });
  }
  return findings;
}

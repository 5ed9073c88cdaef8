import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isWholeTemplate } from "#tests/support/whole-template.ts";

const root = join(import.meta.dirname, "../..");

const months =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const numbers = "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few)";
/** What is wrong a while after it was written: a day of some year, the year itself, and how much is left of what is taken. What can be counted is not written. */
const fleeting = new RegExp(
  [
    `(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:the )?(?:\\d+ ${months}|${months} \\d+)\\b(?!,? \\d{4})`,
    `\\b${numbers} (?:more )?(?:spots?|places?|seats?|tickets?|rooms?|tables?|beds?) (?:(?:are|is) )?(?:still )?(?:left|free|remain)`,
    `\\b(?:before|until) the end of the year\\b`,
    `\\bthis (?:year|spring|summer|autumn|winter|season)(?:['’]s)?\\b`,
  ].join("|"),
  "gi",
);

it.runIf(isWholeTemplate)("says nothing of sample businesses that ends with a day", () => {
  const copy = globSync(
    ["app/{demos,information}/**/{*.server.ts,business.tsx,firm.tsx,words.ts}", "content/*.ts"],
    { cwd: root },
  );
  expect(copy.length).toBeGreaterThan(0);
  const found = copy.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(fleeting)].map(([words]) => ({
      file,
      words,
    })),
  );
  expect(found).toEqual([]);
});

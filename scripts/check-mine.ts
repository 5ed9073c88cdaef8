/**
 * Looks through the built site for what its owner has to mend: `npm run check-mine`.
 *
 * What must never be fails always (a step of `npm test` in a site of one's own): dead links and anchors, pictures without words, colours
 * that cannot be read, words in another language than the pages are in, what the template says of itself, placeholders. With `--strict`, before the opening, so does what may be until then:
 * addresses that nobody has, telephone and street of a sample, lines of `content/to-do.md` that are not ticked, a file for download that was printed from other words.
 *
 * It starts the site with an empty database, reads every page, feed and file, sends each form once and reads the mails. What only the
 * running site at its address can show, `npm run go-live` asks. In the template itself samples are no findings.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { skins } from "#app/skins/skins.ts";
import manifest from "#content/media-manifest.json" with { type: "json" };
import { TEMPLATE } from "#content/addresses.ts";
import { site } from "#content/site.ts";
import { findPage } from "#registry/pages.ts";
import { WORDS_LANGUAGE } from "#shared/words.ts";
import { brokenLinks } from "../tests/support/broken-links.ts";
import { crawl } from "../tests/support/crawl.ts";
import { get } from "../tests/support/http.ts";
import { startSiteServer } from "../tests/support/site-server.ts";
import { colourFindings } from "./lib/check-mine/colour-findings.ts";
import type { Finding } from "./lib/check-mine/finding.ts";
import { languageFindings } from "./lib/check-mine/language-findings.ts";
import { leftoverFindings } from "./lib/check-mine/leftover-findings.ts";
import { pictureFindings } from "./lib/check-mine/picture-findings.ts";
import { printFindings } from "./lib/check-mine/print-findings.ts";
import { sendForms, visitor } from "./lib/check-mine/sent-forms.ts";
import { cardsOf, ownAddresses, sayingsOf } from "./lib/check-mine/site-sayings.ts";
import { toDoFindings } from "./lib/check-mine/to-do-findings.ts";
import { TO_DO } from "./lib/to-do.ts";
import { Sources } from "./lib/check-mine/where-said.ts";
import { parsed } from "./lib/parsed.ts";
import { ensureBuilt, fail, root } from "./lib/project.mjs";

const USAGE = `npm run check-mine                what must never be
npm run check-mine -- --strict    also what may be until the opening`;

const { values: options } = parsed(USAGE, {
  options: { strict: { type: "boolean", default: false } },
});

/** The template shows samples on purpose, and says what it is. */
const isTemplate = !existsSync(join(root, "vitrine.json")) && findPage(TEMPLATE) !== undefined;
const sources = new Sources(root);

try {
  await ensureBuilt();
  report([
    ...(await siteFindings()),
    ...toDo(),
    ...(await printFindings(root)),
    ...languageFindings(site.language, WORDS_LANGUAGE),
    ...colours(),
  ]);
} catch (error) {
  fail(error);
}

async function siteFindings(): Promise<Finding[]> {
  const server = await startSiteServer({ OWNER_EMAIL: `owner@${visitor.email.split("@")[1]}` });
  try {
    process.env.VITRINE_TEST_URL = server.url;
    const pages = await crawl();
    const refused = await sendForms(pages.values(), server.url);
    const said = await sayingsOf(pages.values(), server);
    const others = [...said.files, ...said.mails];
    console.log(
      `read: ${pages.size} pages, ${said.files.length} files, ${said.mails.length} mails` +
        (refused.length > 0 ? `; not sent: ${refused.join(", ")}` : ""),
    );
    return [
      ...(await deadLinks(pages, server.url)),
      ...(await deadAddresses(
        new Map([...ownAddresses(others, server.url), ...cardsOf(pages.values())]),
      )),
      ...pictureFindings(manifest, pages.values(), sources),
      ...(isTemplate ? [] : leftoverFindings([...others, ...said.pages], sources)),
    ];
  } finally {
    await server.stop();
  }
}

async function statusOf(path: string): Promise<number> {
  return (await get(path)).status;
}

async function deadLinks(pages: Awaited<ReturnType<typeof crawl>>, origin: string) {
  const broken = await brokenLinks(pages, origin, statusOf);
  return [...Map.groupBy(broken, ({ address }) => address)].map(
    ([address, [first, ...more]]): Finding => ({
      level: "never",
      what: `${first?.page} leads to ${address}: ${first?.why}${more.length > 0 ? `; so do ${more.length} more pages` : ""}`,
      where: sources.of(`"${address}"`, moduleOf(first?.page ?? "")),
      mend: "write where it is now, or take the link out",
    }),
  );
}

/** @param named addresses, each with what names it. */
async function deadAddresses(named: ReadonlyMap<string, string>): Promise<Finding[]> {
  const answers = await Promise.all(
    [...named].map(async ([path, by]) => ({ path, by, status: await statusOf(path) })),
  );
  return answers
    .filter(({ status }) => status >= 400)
    .map(({ path, by, status }) => ({
      level: "never",
      what: `${by} names ${path}, which answers ${status}`,
      where: sources.of(path, moduleOf(by)),
      mend: "write where it is now, or take it out",
    }));
}

/** Where a page is made; for what is none, its name. */
function moduleOf(path: string): string {
  const page = findPage(path);
  return page ? `app/${page.module}` : path;
}

/** Of the skins of the template's homes only what cannot be read. */
function colours(): Finding[] {
  const found = Object.values(skins).flatMap(colourFindings);
  return found.filter(({ level }) => level !== "look" || !isTemplate);
}

function toDo(): Finding[] {
  const file = join(root, TO_DO);
  return existsSync(file) ? toDoFindings(readFileSync(file, "utf8")) : [];
}

function report(findings: readonly Finding[]): void {
  const names = { never: "MEND  ", opening: options.strict ? "MEND  " : "later ", look: "look  " };
  for (const level of ["never", "opening", "look"] as const)
    for (const { what, where, mend } of findings.filter((each) => each.level === level))
      console.log(`${names[level]} ${what}\n        in ${where}: ${mend}.`);
  const count = (level: Finding["level"]) => findings.filter((each) => each.level === level).length;
  const failing = count("never") + (options.strict ? count("opening") : 0);
  const later = options.strict ? 0 : count("opening");
  if (isTemplate) console.log("This is the template itself: its samples were not counted.");
  if (later > 0)
    console.log(`${later} before the opening: \`npm run check-mine -- --strict\` fails on them.`);
  console.log(failing === 0 ? "Nothing has to be mended." : `${failing} to be mended.`);
  process.exitCode = failing === 0 ? 0 : 1;
}

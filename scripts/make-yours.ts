/**
 * Makes a site of your own from the template: `npm run make-yours -- ../my-site`. It asks for what has no flag, writes a new folder with what
 * was chosen and what that needs, and begins its history. The template stays as it is.
 *
 * Every question is a flag (`--help` names them). `--yes` asks nothing and takes what is usual; `--choices FILE` repeats those of a file, or of
 * another site's `vitrine.json`; flags come before it.
 */
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { intro, log, note, outro, spinner } from "@clack/prompts";
import { asked } from "./lib/make-yours/ask.ts";
import { checkedChoices, choicesIn } from "./lib/make-yours/choices.ts";
import { factsOf } from "./lib/make-yours/facts.ts";
import { flags, said } from "./lib/make-yours/flags.ts";
import { made } from "./lib/make-yours/make.ts";
import { assertFree, writeSite, writeWhole } from "./lib/make-yours/site-folder.ts";
import { fail } from "./lib/project.mjs";
import { commitTemplate } from "./lib/template-commit.ts";
import { readTree } from "./lib/tidy/tree.ts";
import { asTyped, typedPath } from "./lib/typed-path.ts";

const root = path.resolve(import.meta.dirname, "..");
/** What shells say of a program that Ctrl-C has ended. */
const BROKEN_OFF = 130;

try {
  const { folder, options } = flags();
  if (options.help === true || folder === undefined) {
    console.log(said());
    process.exit(folder === undefined && options.help !== true ? 1 : 0);
  }
  const place = typedPath(folder);
  await assertFree(place, root);
  intro(`A site of your own in ${place}`);
  const given = {
    ...(options.choices === undefined ? {} : choicesIn(typedPath(options.choices))),
    ...options.given,
  };
  const choices = checkedChoices(
    options.yes === true || options.choices !== undefined ? given : await asked(given),
  );
  const { tree, needed } = await during("Following what your choices lead to", () =>
    made(readTree(root), choices),
  );
  for (const { feature, page } of needed) log.info(`${feature} stays: ${page} is made of it.`);
  await writeWhole(place, async (site) => {
    await during(`Writing ${tree.size} files, icons and the list of packages`, () =>
      writeSite(root, tree, site),
    );
    const { name } = choices;
    await during("Making the first commit", () =>
      commitTemplate(site, `The website of ${name}`, { name, mail: factsOf(choices).mail }),
    );
  });
  note(
    [
      `cd ${asTyped(place)}`,
      "npm start          the site at http://localhost:3000",
      "content/site.ts    who you are",
      "content/to-do.md   what is still missing, and what is a sample",
    ].join("\n"),
    "Next",
  );
  outro("Your choices stand in vitrine.json.");
} catch (error) {
  fail(error);
}

/** Says what is being done; where nobody looks on, without moving signs. */
async function during<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result> {
  if (!process.stdout.isTTY) {
    log.step(what);
    return work();
  }
  const step = spinner();
  // Ctrl-C beside a moving sign ends the program as if all were done.
  process.once("exit", sayBrokenOff);
  step.start(what);
  // What follows computes: the sign is drawn first.
  await setTimeout(20);
  const result = await work();
  step.stop(what);
  process.off("exit", sayBrokenOff);
  return result;
}

function sayBrokenOff(): void {
  process.exitCode ||= BROKEN_OFF;
  console.error("Nothing was made.");
}

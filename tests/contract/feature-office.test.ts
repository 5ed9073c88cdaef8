import { describe, expect, it } from "vitest";
import type { MadeFeature } from "#server/contract/feature.ts";
import type { Office } from "#server/contract/office.ts";
import { features } from "#server/features.ts";
import { databasesFor, startHarness } from "./support/harness.ts";

const databases = databasesFor(import.meta.filename);
/*
 * The back office puts together what features hand in. Whatever two of them call the same would cover each other without a word: each
 * breach is a sentence that names both.
 */

const officesOf = (made: readonly MadeFeature[]) =>
  made.flatMap(({ office }) => (office ? [office({ audit: async () => {} })] : []));

/** What is there more than once. */
function twice(what: string, names: readonly (string | number)[]): string[] {
  const doubles = names.filter((name, index) => names.indexOf(name) !== index);
  return [...new Set(doubles)].map(
    (name) => `${what} ${JSON.stringify(name)} is taken twice: choose another one.`,
  );
}

function takenTwice(made: readonly MadeFeature[]): string[] {
  const offices = officesOf(made);
  const sections = offices.flatMap((office) => office.sections ?? []);
  const namesOf = (part: "actions" | "files" | "panels" | "tasks") =>
    offices.flatMap((office) => Object.keys(office[part] ?? {}));
  const forms = made.flatMap(({ forms = [], posts }) => [
    ...forms.map(({ name }) => name),
    ...Object.keys(posts?.forms ?? {}),
  ]);
  return [
    ...twice(
      "The key (`key` of a section)",
      sections.map(({ key }) => key),
    ),
    ...twice(
      "The place (`place` of a section)",
      sections.map(({ place }) => place),
    ),
    ...twice(
      "The address of a section",
      sections.map(({ path }) => path),
    ),
    ...twice("The name of a panel", namesOf("panels")),
    ...twice("The name of a task", namesOf("tasks")),
    ...twice("The address of a file", namesOf("files")),
    ...twice("The name of a form", [...forms, ...namesOf("actions")]),
  ];
}

/** Tasks that are not counted, and counts that are not of a task. */
async function uncounted(offices: readonly Office[]): Promise<string[]> {
  const breaches = await Promise.all(
    offices.map(async (office) => {
      const { tasks = {} } = office;
      const counted = Object.keys((await office.waiting?.()) ?? {});
      return [
        ...Object.keys(tasks)
          .filter((name) => !counted.includes(name))
          .map((name) => `${name} is one of the tasks, and waiting() does not count it: add it.`),
        ...counted
          .filter((name) => !Object.hasOwn(tasks, name))
          .map((name) => `waiting() counts ${name}, which is none of the tasks: add it to them.`),
      ];
    }),
  );
  return breaches.flat();
}

/** Lines of the menu whose count leads nowhere. */
function astray(offices: readonly Office[]): string[] {
  const paths = new Set(offices.flatMap(({ sections = [] }) => sections.map(({ path }) => path)));
  return offices.flatMap(({ tasks = {} }) =>
    Object.entries(tasks)
      .filter(([, { section }]) => section !== undefined && !paths.has(section))
      .map(
        ([name, { section }]) => `The task ${name} is counted at ${section}, which is no section.`,
      ),
  );
}

describe.each(databases)("what features hand in to the back office on %s", (kind) => {
  it("is called by its own name, and every task is counted", async () => {
    const { runtime } = await startHarness(kind);
    const offices = officesOf(runtime.features);
    expect(offices.length).toBeGreaterThan(0);
    expect(takenTwice(runtime.features)).toEqual([]);
    expect(await uncounted(offices)).toEqual([]);
    expect(astray(offices)).toEqual([]);
  });
});

it("says what is taken twice, and what is not counted", async () => {
  const section = { path: "/admin/fruit", label: "Fruit", key: "f", place: 5 };
  const task = { words: "apple | apples", hint: "Eat them.", href: null, section: "/admin/nuts" };
  const office = (): Office => ({
    panels: {},
    sections: [section],
    tasks: { apples: task },
    waiting: async () => ({ pears: 1 }),
  });
  const one = { service: {}, office };
  expect(takenTwice([one, one])).toContain(
    'The key (`key` of a section) "f" is taken twice: choose another one.',
  );
  expect(await uncounted([office()])).toEqual([
    "apples is one of the tasks, and waiting() does not count it: add it.",
    "waiting() counts pears, which is none of the tasks: add it to them.",
  ]);
  expect(astray([office()])).toHaveLength(1);
});

it("is a feature's own name, too", () => {
  expect(
    twice(
      "The name of a feature",
      features.map(({ name }) => name),
    ),
  ).toEqual([]);
});

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { site } from "#content/site.ts";
import { parseSettings } from "#server/env.ts";
import { DAY } from "#server/clock.ts";
import { isInvented, settingsFindings } from "./settings-findings.ts";

const ready = {
  PUBLIC_URL: "https://www.bakery-by-the-canal.eu",
  TRUST_PROXY: "1",
  SMTP_URL: "smtps://user:password@mail.bakery-by-the-canal.eu",
  MAIL_FROM: "bread@bakery-by-the-canal.eu",
  OWNER_EMAIL: "bread@bakery-by-the-canal.eu",
};

/**
 * What is said of these settings, with a backup that is so many days old; without a number there is none.
 * @param others files that have just come into the folder of backups.
 */
async function about(env: Record<string, string>, age?: number, others: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-live-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "backups"));
  for (const name of others) writeFileSync(join(folder, "backups", name), "");
  if (age !== undefined) {
    const file = join(folder, "backups/vitrine.sqlite");
    writeFileSync(file, "");
    const time = new Date(Date.now() - age * DAY);
    utimesSync(file, time, time);
  }
  const settings = parseSettings({ ...env, DATA_DIR: folder });
  return settingsFindings(settings, []);
}

it("has nothing to say of settings that are complete", async () => {
  expect(await about(ready, 0.5)).toEqual([]);
});

/** Settings that lack something, what is said to be wrong, and the one to set. */
const wrong = (name: string, env: Record<string, string | undefined>, variable: string) =>
  [name, env, variable] as const;

it.each([
  wrong("mail", { ...ready, SMTP_URL: undefined }, "SMTP_URL"),
  wrong("mail", { ...ready, OWNER_EMAIL: "owner@example.com" }, "OWNER_EMAIL"),
  // Without the setting it is the mail of the site: a sample's, until the owner has one.
  ...(isInvented(site.email)
    ? [wrong("mail", { ...ready, MAIL_FROM: undefined }, "MAIL_FROM")]
    : []),
  wrong("mail", { ...ready, MAIL_FROM: "bread@example.com" }, "MAIL_FROM"),
  wrong("proxy", { ...ready, TRUST_PROXY: "0" }, "TRUST_PROXY"),
  wrong("limits", { ...ready, RATE_LIMIT: "off" }, "RATE_LIMIT"),
  wrong("maintenance", { ...ready, MAINTENANCE: "1" }, "MAINTENANCE"),
])("says of %s what to set", async (name, env, variable) => {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
  const [found, ...more] = await about(set as Record<string, string>, 0.5);
  expect(found).toMatchObject({ about: name });
  expect(found?.sentence).toContain(variable);
  expect(more).toEqual([]);
});

it("asks for backups that are no older than two days", async () => {
  expect(await about(ready)).toMatchObject([{ about: "backups", level: "look" }]);
  const [old] = await about(ready, 5);
  expect(old?.sentence).toContain("5 days old");
});

it("looks for backups where they are made", async () => {
  const [none] = await about(ready);
  expect(none?.sentence).toContain("--backups FOLDER");
  const elsewhere = mkdtempSync(join(tmpdir(), "vitrine-backups-"));
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }));
  writeFileSync(join(elsewhere, "vitrine.sqlite"), "");
  const settings = parseSettings({ ...ready, DATA_DIR: tmpdir() });
  expect(await settingsFindings(settings, [], elsewhere)).toEqual([]);
});

it("takes for a backup neither what a file manager leaves nor one that was broken off", async () => {
  const others = [".DS_Store", "vitrine.sqlite.123.partial", "vitrine.sqlite.123.partial-wal"];
  const [none] = await about(ready, undefined, others);
  expect(none?.sentence).toContain("There is no backup");
  const [old] = await about(ready, 5, others);
  expect(old?.sentence).toContain("5 days old");
});

it("passes on what features say of their settings", async () => {
  const settings = parseSettings({ ...ready, DATA_DIR: tmpdir() });
  const found = await settingsFindings(settings, [
    { beforeOpening: ({ publicUrl }) => [`of ${publicUrl}`] },
    {},
  ]);
  expect(found).toContainEqual({
    level: "look",
    about: "features",
    sentence: `of ${ready.PUBLIC_URL}`,
  });
});

it("knows the addresses that were reserved for examples", () => {
  expect(["a@example.com", "hello@vitrine.example", "example.org"].map(isInvented)).toEqual([
    true,
    true,
    true,
  ]);
  expect(["a@examples.com", "example@bread.eu", "myexample.com"].map(isInvented)).toEqual([
    false,
    false,
    false,
  ]);
});

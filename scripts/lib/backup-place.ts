import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Counts } from "#server/db/backup.ts";
import { mailFolder } from "#server/mail/disk-transport.ts";
import { typedPath } from "./typed-path.ts";

/** A moment as part of a file's name, which two in one second do not share: `2026-11-04T10-00-00-000Z`. */
export function timeInName(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, "-");
}

/**
 * Where a backup goes: to the file that was typed, into the folder that was typed, or into `backups` in the data folder. Which of the two was
 * typed does not depend on what is there: a folder may have to be made first.
 */
export function backupPlace(
  dataDir: string,
  typed: string | undefined,
  ending: "sqlite" | "dump",
  now: Date = new Date(),
): string {
  const name = `vitrine-${timeInName(now)}.${ending}`;
  if (typed === undefined) return join(dataDir, "backups", name);
  const isFile = /\.(?:sqlite|dump)$/.test(typed);
  return isFile ? typedPath(typed) : join(typedPath(typed), name);
}

/** One line about a backup, and one about what is not in it where there is something. */
export function backupReport(target: string, counts: Counts, dataDir: string): string {
  const size = (statSync(target).size / 1e6).toFixed(1);
  const rows = Object.entries(counts).map(([table, count]) => `${count} ${table}`);
  const folder = mailFolder(dataDir);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const mails = files.filter((name) => name.endsWith(".eml")).length;
  return [
    `${target}: ${size} MB, ${rows.join(", ")}.`,
    ...(mails > 0 ? [`Not in it: ${mails} mails that are kept as files in ${folder}.`] : []),
  ].join("\n");
}

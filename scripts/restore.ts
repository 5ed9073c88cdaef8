import { restoreFile } from "#server/db/restore.ts";
import { inFolder } from "#server/db/sqlite-trouble.ts";
import { parseSettings } from "#server/env.ts";
import { endWithSentence } from "#server/start-trouble.ts";
import { timeInName } from "./lib/backup-place.ts";
import { restorePostgres } from "./lib/postgres-backup.ts";
import { typedPath } from "./lib/typed-path.ts";

/** Puts a backup in place, with the settings of the server (README), while it is stopped. */
const USAGE = `npm run restore -- FILE        a backup that npm run backup made`;

const [typed, ...more] = process.argv.slice(2);
if (!typed || more.length > 0 || typed.startsWith("-")) {
  console.log(USAGE);
  process.exit(1);
}
await restore(typedPath(typed)).catch(endWithSentence);

async function restore(file: string): Promise<void> {
  const { databaseUrl, dataDir } = parseSettings(process.env);
  if (databaseUrl) {
    tell("Restored.", await restorePostgres(databaseUrl, file));
    return;
  }
  const keptName = `vitrine-before-restore-${timeInName(new Date())}.sqlite`;
  const { kept, waitingMails } = await restoreFile(dataDir, file, keptName).catch(
    inFolder(dataDir),
  );
  const sentence = kept ? ` The database that was there is kept as ${kept}.` : "";
  tell(`Restored to ${dataDir}.${sentence}`, waitingMails);
}

function tell(what: string, waitingMails: number): void {
  console.log(what);
  if (waitingMails > 0)
    console.log(
      `${waitingMails} mails had not gone out when the backup was made: they go out when the server starts, some perhaps a second time.`,
    );
  console.log("Now start the server, sign in, and look at the newest orders.");
}

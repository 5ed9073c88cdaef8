import { backUpFile } from "#server/db/backup.ts";
import { inFolder } from "#server/db/sqlite-trouble.ts";
import { parseSettings } from "#server/env.ts";
import { endWithSentence } from "#server/start-trouble.ts";
import { backupPlace, backupReport } from "./lib/backup-place.ts";
import { dumpPostgres } from "./lib/postgres-backup.ts";

/** A backup of the database, with the settings of the server (README), while it runs. */
const USAGE = `npm run backup                 to backups/ in DATA_DIR
npm run backup -- FILE         to a new file, which ends in .sqlite (.dump for PostgreSQL)
npm run backup -- FOLDER       into a folder, which is made if it is not there`;

const [typed, ...more] = process.argv.slice(2);
if (more.length > 0 || typed?.startsWith("-")) {
  console.log(USAGE);
  process.exit(1);
}
await backUp().catch(endWithSentence);

async function backUp(): Promise<void> {
  const { databaseUrl, dataDir } = parseSettings(process.env);
  const target = backupPlace(dataDir, typed, databaseUrl ? "dump" : "sqlite");
  const counts = await (databaseUrl
    ? dumpPostgres(databaseUrl, target)
    : backUpFile(dataDir, target).catch(inFolder(dataDir)));
  console.log(backupReport(target, counts, dataDir));
}

import { type Copied, copyToPostgres } from "#server/db/copy-to-postgres.ts";
import { inFolder } from "#server/db/sqlite-trouble.ts";
import { parseSettings } from "#server/env.ts";
import { endWithSentence } from "#server/start-trouble.ts";
import { fail } from "./lib/project.mjs";

/** From SQLite to PostgreSQL, with the settings of the server (README), while it is stopped. */
const USAGE = `DATA_DIR=… DATABASE_URL=postgres://… npm run copy-data
                               the SQLite database in DATA_DIR into the empty PostgreSQL`;

const { databaseUrl, dataDir } = settings();
if (process.argv.length > 2 || databaseUrl === null) fail(USAGE);
report(await copyToPostgres(dataDir, databaseUrl).catch(inFolder(dataDir)).catch(endWithSentence));

function settings() {
  try {
    return parseSettings(process.env);
  } catch (error) {
    return endWithSentence(error);
  }
}

function report({ copied, left }: Copied): void {
  const listed = (rows: Copied["copied"]) =>
    Object.entries(rows)
      .filter(([, count]) => count > 0)
      .map(([table, count]) => `${count} ${table}`)
      .join(", ");
  console.log(`Copied: ${listed(copied) || "nothing, there are no rows"}.`);
  if (listed(left)) console.log(`Not copied, of features that this site has not: ${listed(left)}.`);
  console.log(
    `Now start the server with this DATABASE_URL, sign in, and look at the newest orders. ${dataDir} keeps what was there: delete its vitrine.sqlite when you do not need it any more.`,
  );
}

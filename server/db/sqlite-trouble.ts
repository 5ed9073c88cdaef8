import { codeOf, DatabaseTrouble } from "./errors.ts";
import { databaseFile } from "./sqlite-file.ts";

/** What keeps a database file from being opened, by the error's code: what is so, and what to do. */
const troubles: readonly (readonly [RegExp, (path: string, code: string) => string])[] = [
  [
    /^SQLITE_(?:CORRUPT|NOTADB)/,
    (path) =>
      `${path} is damaged: put a backup back with \`npm run restore -- FILE\`, then start again.`,
  ],
  [
    /^SQLITE_BUSY/,
    (path) => `${path} is locked by another program: end that program, then start again.`,
  ],
  [
    /^(?:SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)/,
    (path) => `There is no room left for ${path}: make some on its disk, then start again.`,
  ],
  [
    /^SQLITE_(?:IOERR_SHM|IOERR_LOCK|PROTOCOL)/,
    (_path, code) =>
      `DATA_DIR lies on a file system on which SQLite cannot share memory or lock files (${code}): set it to a folder on a disk of this machine.`,
  ],
  [
    /^SQLITE_IOERR/,
    (path, code) =>
      `${path} cannot be read or written (${code}): look after its disk, then start again.`,
  ],
];
const notWritable = /^(?:EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_PERM)/;
const misplaced = /^(?:ENOTDIR|EEXIST|ENOENT|EISDIR|ELOOP|ENAMETOOLONG|SQLITE_CANTOPEN)/;

/** One sentence about what keeps the SQLite file of a data folder from being opened; null for errors that are none of the machine's. */
function sqliteTrouble(error: unknown, dataDir: string): DatabaseTrouble | null {
  const code = codeOf(error);
  const path = databaseFile(dataDir);
  const sentence =
    troubles.find(([codes]) => codes.test(code))?.[1](path, code) ??
    (notWritable.test(code) && isAbout(error, path)
      ? `${path} may not be written by this account (${code}): give it to the account that runs the server, or set DATA_DIR to another folder.`
      : notWritable.test(code) || misplaced.test(code)
        ? `DATA_DIR is not usable (${code}): set it to a folder that the server may write to.`
        : null);
  return sentence === null ? null : new DatabaseTrouble(sentence, { cause: error });
}

/** To catch with: throws the sentence where there is one, else the error itself. */
export function inFolder(dataDir: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof DatabaseTrouble) throw error;
    throw sqliteTrouble(error, dataDir) ?? error;
  };
}

/** Whether the system named this file itself, and not its folder. */
function isAbout(error: unknown, path: string): boolean {
  return error instanceof Error && "path" in error && error.path === path;
}

/** Everything the prompt knows: a small file system and what it answers to the rest. */
export interface ShellData {
  /** Lines of each file, by its name. */
  files: Readonly<Record<string, readonly string[]>>;
  /** Names in each folder, by its name. */
  folders: Readonly<Record<string, readonly string[]>>;
  /** What a command answers, whatever follows it; `git blame` is asked for before `git`. */
  replies: Readonly<Record<string, readonly string[]>>;
  words: {
    unknownCommand: string;
    missingFile: string;
    missingName: string;
    isFolder: string;
  };
}

/**
 * What the prompt answers to one line. Nothing is executed anywhere: it is a look-up. `clear` is for the caller, who has the
 * screen.
 */
export function run(line: string, data: ShellData): readonly string[] | "clear" {
  const [command = "", argument] = line.trim().split(/\s+/);
  if (command === "") return [];
  if (command === "clear") return "clear";
  if (command === "ls") return list(argument, data);
  if (command === "cat") return print(argument, data);
  return (
    own(data.replies, `${command} ${argument}`) ??
    own(data.replies, command) ?? [`${command}: ${data.words.unknownCommand}`]
  );
}

function list(argument: string | undefined, { files, folders, words }: ShellData) {
  if (argument === undefined || argument === ".")
    return [...Object.keys(folders).map((name) => `${name}/`), ...Object.keys(files)];
  const name = argument.replace(/\/$/, "");
  return own(folders, name) ?? (own(files, name) ? [name] : [`ls: ${name}: ${words.missingFile}`]);
}

function print(name: string | undefined, { files, folders, words }: ShellData) {
  if (name === undefined) return [`cat: ${words.missingName}`];
  if (own(folders, name.replace(/\/$/, ""))) return [`cat: ${name}: ${words.isFolder}`];
  return own(files, name) ?? [`cat: ${name}: ${words.missingFile}`];
}

/** Not `record[key]`: a visitor may well type `toString`. */
function own(record: Readonly<Record<string, readonly string[]>>, key: string) {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

import { existsSync, readFileSync } from "node:fs";

/**
 * What a file of JSON says that people edit. Some editors begin it with a mark of its encoding, which is none of it.
 * @throws {Error} with a sentence that names the file, where it is not there or cannot be read.
 */
export function readJson(file: string): unknown {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const text = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** Whether something that was read has names in it. */
export function isRecord(read: unknown): read is Record<string, unknown> {
  return typeof read === "object" && read !== null && !Array.isArray(read);
}

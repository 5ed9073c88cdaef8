import { readFile, rm, writeFile } from "node:fs/promises";
import { z } from "zod";
import { move } from "#server/move.ts";
import { byName, type Manifest, type MediaPlace } from "./manifest.ts";

/** In place of words, where a photograph tells nothing that the text beside it does not say. */
export const DECORATIVE = "decorative";

const Words = z.record(z.string(), z.string());

export type PhotographWords = z.infer<typeof Words>;

/**
 * What photographs show, by their names, as their owner has written it. `""` is still to be written.
 * @throws when the file is not what it should be, with the place.
 */
export async function readWords({ words }: MediaPlace): Promise<PhotographWords> {
  const text = await readFile(words, "utf8").catch(() => "{}");
  try {
    return byName(Words.parse(JSON.parse(text)));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(
      `content/photographs.json is not valid: { "name": "what the photograph shows", … }\n${why}`,
      { cause: error },
    );
  }
}

/** In the order of names, and in one step as the manifest (`writeManifest`); without any there is no such file. */
export async function writeWords(
  { words: file }: MediaPlace,
  words: PhotographWords,
  moving = move,
): Promise<void> {
  const names = Object.keys(words).sort();
  if (names.length === 0) return rm(file, { force: true });
  const sorted = Object.fromEntries(names.map((name) => [name, words[name]]));
  await writeFile(`${file}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  await moving(`${file}.new`, file);
}

/** `alt` and `decorative` of a manifest's entry. */
export function spoken(words = ""): { alt: string; decorative?: true } {
  return words.trim() === DECORATIVE ? { alt: "", decorative: true } : { alt: words.trim() };
}

/** Names of the photographs whose words are still to be written. */
export function wordless(manifest: Manifest): string[] {
  return Object.entries(manifest)
    .filter(([, { photograph, alt, decorative }]) => photograph && alt === "" && !decorative)
    .map(([name]) => name);
}

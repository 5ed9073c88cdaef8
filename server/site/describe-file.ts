import { readFile, stat } from "node:fs/promises";
import { compressible } from "./compress.ts";
import { etagOf, kindOf, mediaType, type SiteFile } from "./site-file.ts";

/**
 * Describes a file that is answered as it was built.
 * @param name its path from the root of the site.
 */
export async function describeFile(file: string, name: string): Promise<SiteFile> {
  const content = await readFile(file);
  const sizeOf = async (ending: string) =>
    (await stat(`${file}.${ending}`).catch(() => null))?.size;
  const [br, gz] = compressible.test(name) ? await Promise.all([sizeOf("br"), sizeOf("gz")]) : [];
  return {
    file,
    bytes: content.length,
    etag: etagOf(content),
    type: mediaType(name),
    kind: kindOf(name),
    encodings: { ...(br ? { br } : {}), ...(gz ? { gz } : {}) },
  };
}

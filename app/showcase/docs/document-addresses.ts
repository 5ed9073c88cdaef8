import { DOCS } from "#content/addresses.ts";

/** Address of a document: a guide's name, or `decisions/NAME`. A name in place of a value (`:name`) makes the pattern of all of them. */
export function documentPath(name: string): string {
  return `${DOCS}/${name}`;
}

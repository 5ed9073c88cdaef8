import type { Project } from "#content/projects.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** What a project is called where it stands alone: with whom it was made for, if anybody is named. */
export function nameOf({ title, client }: Pick<Project, "title" | "client">): string {
  return client === "" ? title : fill(words.projectFor, { title, client });
}

/** Facts of a project side by side, without those that it does not have. */
export function inOneLine(...facts: readonly (string | number)[]): string {
  return facts.filter((fact) => fact !== "").join(", ");
}

import type { Seen } from "./build-inputs.mjs";

/** Where the recorder of a build can be reached: an import of it would be another one, as configurations are bundled before they run. */
const recorder = Symbol.for("vitrine.recorder");

interface Recorder {
  noteInput(path: string): void;
  noteFolder(path: string): void;
  seenHere(): Seen;
}

/** Notes a file that native code reads, which `record-inputs.mjs` cannot see by itself. Does nothing where no build is recorded. */
export function noteInput(path: string): void {
  recorderHere()?.noteInput(path);
}

/** Likewise a folder whose files native code lists. */
export function noteFolder(path: string): void {
  recorderHere()?.noteFolder(path);
}

/** What this program has asked the disk for up to now; null where nothing is recorded. */
export function seenHere(): Seen | null {
  return recorderHere()?.seenHere() ?? null;
}

function recorderHere(): Recorder | undefined {
  return (globalThis as { [recorder]?: Recorder })[recorder];
}

/** Where the recorder of a build can be reached: an import of it would be another one, as configurations are bundled before they run. */
const recorder = Symbol.for("vitrine.recorder");

interface Recorder {
  noteInput(path: string): void;
  noteFolder(path: string): void;
}

/** Notes a file that native code reads, which `record-inputs.mjs` cannot see by itself. Does nothing where no build is recorded. */
export function noteInput(path: string): void {
  (globalThis as { [recorder]?: Recorder })[recorder]?.noteInput(path);
}

/** Likewise a folder whose files native code lists. */
export function noteFolder(path: string): void {
  (globalThis as { [recorder]?: Recorder })[recorder]?.noteFolder(path);
}

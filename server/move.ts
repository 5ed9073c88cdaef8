import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { setTimeout as after } from "node:timers/promises";

/** On Windows a folder cannot be moved while a virus scanner looks into it, which it does as soon as it is written. */
const BUSY = new Set(["EPERM", "EACCES", "EBUSY"]);
const TRIES = 20;
const PAUSE_MS = 100;

/** How a name is changed, and what passes between two tries: a test has its own. */
interface Disk {
  rename: (from: string, to: string) => Promise<void>;
  pause: () => Promise<unknown>;
}

const disk: Disk = { rename, pause: () => after(PAUSE_MS) };

/** Moves a file or a folder on its disk; two seconds long it is tried again while the system says that another program has it. */
export async function move(from: string, to: string, { rename, pause } = disk): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (turn === TRIES || !isBusy(error)) throw error;
    }
    await pause();
  }
}

/**
 * Gives what was made aside its place, unless another process that made the same was faster: then it is removed.
 * @throws what kept it from its place, where nothing is there afterwards.
 */
export async function moveUnlessThere(from: string, to: string, on = disk): Promise<void> {
  // Looked at before each try: of a folder that is in the way Windows says the same as of one that is busy.
  const rename = async () => {
    if (!existsSync(to)) await on.rename(from, to);
  };
  try {
    await move(from, to, { ...on, rename });
  } catch (error) {
    if (!existsSync(to)) throw error;
  } finally {
    await rm(from, { recursive: true, force: true, maxRetries: 5 });
  }
}

function isBusy(error: unknown): boolean {
  return BUSY.has((error as NodeJS.ErrnoException).code ?? "");
}

import { existsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";

const MEMORY = "/dev/shm";

/** A folder on another disk than the folder for temporary files, where this machine has one: on Linux, which keeps it in memory. */
export const otherDisk =
  existsSync(MEMORY) && statSync(MEMORY).dev !== statSync(tmpdir()).dev ? MEMORY : undefined;

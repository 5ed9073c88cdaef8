/*
 * Asks the server of this machine whether it lives, for a container's HEALTHCHECK: ends with 0 or 1. It imports next to nothing, as it
 * runs every few seconds.
 */
import { env, exit } from "node:process";
import { basePathOf } from "#shared/base-path.mjs";

const { PORT, PUBLIC_URL } = env;
try {
  const answer = await fetch(
    `http://127.0.0.1:${PORT || "3000"}${basePathOf(PUBLIC_URL)}/healthz`,
    {
      signal: AbortSignal.timeout(2500),
    },
  );
  exit(answer.ok ? 0 : 1);
} catch {
  exit(1);
}

/*
 * Asks the server of this machine whether it lives, for a container's HEALTHCHECK: ends with 0 or 1. It imports nothing, as it runs every
 * few seconds.
 */
const { PORT = "3000" } = process.env;
try {
  const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`, {
    signal: AbortSignal.timeout(2500),
  });
  process.exit(answer.ok ? 0 : 1);
} catch {
  process.exit(1);
}

export {};

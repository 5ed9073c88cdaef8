import { spawn } from "node:child_process";
import { once } from "node:events";

/** A display that nobody sees, for a browser that cannot do without one. */
export async function startVirtualScreen(
  xvfb: string,
): Promise<{ display: string; stop: () => void }> {
  // It chooses a free number itself and writes it to the fourth channel when it is ready.
  const screen = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "2000x2000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  process.once("exit", () => screen.kill());
  const [number] = (await once(screen.stdio[3]!, "data", {
    signal: AbortSignal.timeout(20_000),
  })) as [Buffer];
  return { display: `:${number.toString().trim()}`, stop: () => void screen.kill() };
}

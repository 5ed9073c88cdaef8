import type { LaunchOptions } from "playwright/test";
import { findChromium } from "../../scripts/lib/tools.mjs";

/** How tests, screenshots and benchmarks start the system's Chromium: nothing of its own goes over the network. */
export const launchOptions: LaunchOptions = {
  executablePath: findChromium() ?? undefined,
  args: [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** The same engine without the browser around it, where it is installed (decision 0024). */
export const shellOptions: LaunchOptions = {
  ...launchOptions,
  executablePath: findChromium({ preferShell: true }) ?? undefined,
};

export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  isExecutable: (file: string) => boolean;
  /** What lies in a folder; nothing in one that is not there. */
  namesIn: (folder: string) => string[];
}

type Program = "Chromium" | "PostgreSQL" | "Firefox" | "WebKit" | "nginx" | "Apache" | "Caddy";

export function findChromium(options?: { preferShell?: boolean }, machine?: Machine): string | null;
export function findFirefox(machine?: Machine): string | null;
export function findWebKit(machine?: Machine): { driver: string; screen: string } | null;
export function findNginx(machine?: Machine): string | null;
export function findApache(machine?: Machine): string | null;
export function findCaddy(machine?: Machine): string | null;
export function findPostgres(machine?: Machine): string | null;
export function findProgram(name: string, machine?: Machine): string | null;
export function installCommand(
  names: readonly Program[],
  machine?: Pick<Machine, "platform">,
): string | null;
export function missingExtras(machine?: Machine): string[];
export function missingTools(of?: { isMade?: boolean }, machine?: Machine): string | null;

export function findChromium(options?: { preferShell?: boolean }): string | null;
export function findFirefox(): string | null;
export function findWebKit(): { driver: string; screen: string } | null;
export function findPostgres(): string | null;
export function findNginx(): string | null;
export function findApache(): string | null;
export function findCaddy(): string | null;
export function findProgram(name: string): string | null;
export function missingTools(of?: { isMade?: boolean }): string | null;

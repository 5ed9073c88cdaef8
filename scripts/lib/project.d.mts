export const root: string;
export function say(text: string): void;
export function fail(error: unknown): never;
export function pinnedNode(): string;
export function run(
  command: string,
  args: string[],
  options?: { env?: Record<string, string>; quiet?: boolean; cwd?: string },
): Promise<{ code: number; output: string }>;
export function runBin(
  name: string,
  args: string[],
  options?: { env?: Record<string, string>; quiet?: boolean; cwd?: string },
): Promise<{ code: number; output: string }>;
export const MARK: string;
export function installMark(place: string): string;
export function readContent(): Promise<{ code: number; output: string }>;
export function isBuilt(): boolean;
export function ensureBuilt(): Promise<void>;

import type { Inputs } from "./build-inputs.mjs";

export const root: string;
export function say(text: string): void;
export function fail(error: unknown): never;
export function pinnedNode(): string;
export function run(
  command: string,
  args: string[],
  options?: { env?: Record<string, string>; quiet?: boolean; cwd?: string },
): Promise<{ code: number; output: string }>;
export function isPassedOn(signal: NodeJS.Signals, platform?: NodeJS.Platform): boolean;
export function runBin(
  name: string,
  args: string[],
  options?: { env?: Record<string, string>; quiet?: boolean; cwd?: string },
): Promise<{ code: number; output: string }>;
export function runNpm(
  args: string[],
  options?: { env?: Record<string, string>; quiet?: boolean; cwd?: string },
): Promise<{ code: number; output: string }>;
export const MARK: string;
export function installMark(place: string): string;
export function ensureInstalled(folder?: string): Promise<void>;
export function readContent(): Promise<{ code: number; output: string }>;
export function contentInputs(): Inputs | null;
export function buildPlace(): string;
export function isBuilt(place?: string): boolean;
export function build(
  options: string[],
  how?: { quiet?: boolean; env?: Record<string, string> },
): Promise<{ code: number; output: string }>;
export const NOT_BUILT: string;
export function ensureBuilt(): Promise<void>;

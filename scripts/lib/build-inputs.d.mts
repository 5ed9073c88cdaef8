export interface Seen {
  files: string[];
  folders: string[];
}
export interface Inputs {
  environment: Record<string, string>;
  files: Record<string, string>;
  folders: Record<string, string>;
}
export const INPUTS: string;
export function sourcePath(root: string, path: string): string | null;
export function describeInputs(root: string, seen: Seen[], since: number): Inputs;
export function changedInput(root: string, inputs: Inputs): string | null;

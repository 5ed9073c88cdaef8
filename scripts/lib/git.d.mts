export function git(folder: string, ...args: string[]): string[];
export function comparedCommit(folder: string): string;

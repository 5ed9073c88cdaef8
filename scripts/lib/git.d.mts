export function git(folder: string, ...args: string[]): string[];
export function mustGit(folder: string, ...args: string[]): string[];
export function hasGit(): boolean;
export function comparedCommit(folder: string): string;

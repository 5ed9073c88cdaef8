/** Whether a file tries others, or helps those that do. */
export function isOfTests(file: string): boolean {
  return /^tests\/.*\.(?:ts|tsx|mjs)$|\.(?:test|spec)\.tsx?$/.test(file);
}

/** Whether a file is a test by itself, not a helper of tests. */
export function isTest(file: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(file);
}

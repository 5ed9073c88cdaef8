/** Content of the tests' own, beside the feature that takes it. */
export const fixtures = /^server\/features\/[\w-]+\/fixture\.ts$/;

/** Whether a file tries others, or helps those that do. */
export function isOfTests(file: string): boolean {
  return (
    /^(?:tests|deploy)\/.*\.(?:ts|tsx|mjs)$|\.(?:test|spec)\.tsx?$/.test(file) ||
    fixtures.test(file)
  );
}

/** Whether a file is a test by itself, not a helper of tests. */
export function isTest(file: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(file);
}

/** Say which addresses a site has; their constants are kept or lost with the code that uses them. */
export const addressLists = /^content\/(?:addresses|moved|[\w-]+-pages)\.ts$/;

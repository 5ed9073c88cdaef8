/** Where the server of this run listens, without a trailing slash. */
export function siteUrl(): string {
  return required("VITRINE_TEST_URL");
}

/** Its data folder: kept mails lie in `mail/`. */
export function dataDir(): string {
  return required("VITRINE_TEST_DATA");
}

function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: start the tests with \`npm test\` or \`playwright test --config tests/playwright.config.ts\`.`,
    );
  return value;
}

const stylesheets = import.meta.glob<string>("../../.generated/skins/*.css", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Address of a skin's stylesheet: a hashed file in production. */
export function skinStylesheetUrl(name: string): string {
  const url = stylesheets[`../../.generated/skins/${name}.css`];
  if (!url)
    throw new Error(
      `There is no stylesheet for the skin "${name}": does a page have it, or app/skins/skins.ts?`,
    );
  return url;
}

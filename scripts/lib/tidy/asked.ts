/** An option or a word of a command line, in its order (`tokens` of `parseArgs`). */
export interface Token {
  kind: string;
  name?: string;
  value?: string | boolean | undefined;
}

/**
 * Names that stand behind each of some options, all of them: `--without demos --keep cafe dentist` keeps two.
 * @returns also the words before the first of these options.
 */
export function namesBehind<Option extends string>(
  options: readonly Option[],
  tokens: readonly Token[],
): Record<Option, string[]> & { before: string[] } {
  const names = Object.fromEntries(["before", ...options].map((each) => [each, [] as string[]]));
  let behind = "before";
  for (const { kind, name, value } of tokens) {
    if (kind === "option" && options.some((each) => each === name)) behind = name!;
    if (typeof value === "string") names[behind]!.push(value);
  }
  return names as Record<Option, string[]> & { before: string[] };
}

/** What a stylesheet brings in, and the addresses that it says. */
export function styleUses(source: string): { specifiers: string[]; addresses: string[] } {
  const all = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, found = ""]) => found);
  return {
    specifiers: all(
      /(?:@(?:import|reference|plugin|config)\s+|composes:[^;]*\sfrom\s+)["']([^"']+)["']/g,
    ),
    addresses: all(/url\(\s*["']?([^"')]+)/g),
  };
}

/**
 * Sends on those who have an old address, whatever its case.
 * @param moved from old addresses to new ones; parts that are called `:name` stand for anything (`content/moved.ts`).
 * @returns the new address of an old one, without a stroke at its end; undefined for all others.
 */
export function sentOnBy(
  moved: Readonly<Record<string, string>>,
): (path: string) => string | undefined {
  const patterns = Object.entries(moved).map(([old, now]) => {
    const plain = old.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return [new RegExp(`^${plain.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`, "i"), now] as const;
  });
  return (path) => {
    for (const [old, now] of patterns) {
      const found = old.exec(path);
      if (found)
        return now.replaceAll(/:(\w+)/g, (name, part: string) => found.groups?.[part] ?? name);
    }
    return undefined;
  };
}

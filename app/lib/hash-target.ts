/** The id that a hash names. Visitors write addresses too: one that cannot be decoded is taken as it stands. */
export function hashTarget(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

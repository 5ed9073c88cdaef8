/** What can be the end of an address: it is written there as it is, in every browser and mail program. */
export const addressWords = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Keeps what pieces of content are known by apart: what it is given for one of them, no other may have.
 * @param file where they stand.
 * @returns a check of a field's value, with what its piece is called.
 * @throws {Error} naming file, piece, field and what to do.
 */
export function ownNames(file: string) {
  const owners = new Map<string, string>();
  return function take(field: string, value: string | number, piece: string): void {
    const key = `${field} ${value}`;
    const owner = owners.get(key);
    if (owner !== undefined)
      throw new Error(
        `${file}: "${piece}": ${field}: ${value} is taken by "${owner}"; choose another.`,
      );
    owners.set(key, piece);
  };
}

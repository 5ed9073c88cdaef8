/** An address as code and owners write it: a part that is called `:name` stands for anything. */
const parameter = /:(\w+)/g;

export function hasParameter(address: string): boolean {
  return address.search(parameter) !== -1;
}

/**
 * What matches an address with parameters, each of them captured in its order. As text, for whatever reads expressions.
 * @param value what matches one of them
 */
export function expressionOf(address: string, value = "[^/]+"): string {
  const plain = address.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return plain.replaceAll(parameter, `(${value})`);
}

/** Puts values where an address has parameters; one of another name stays as it is written. */
export function withParameters(
  address: string,
  old: string,
  valueOf: (place: number) => string,
): string {
  const names = [...old.matchAll(parameter)].map(([, name]) => name);
  return address.replaceAll(parameter, (whole, name: string) =>
    names.includes(name) ? valueOf(names.indexOf(name)) : whole,
  );
}

/** An address that an owner wrote, for a header: letters that none may have are escaped, and nothing else, so that a query stays one. */
export function inAscii(address: string): string {
  return address.replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** An address that is led to, with the query of the one that was asked for; one that an owner gave a query or a place of its own stays as it is. */
export function withQuery(address: string, search: string): string {
  return /[?#]/.test(address) ? address : address + search;
}

/**
 * A path of a request as code writes addresses: unescaped, but for what would look like the end of a part or like an escape.
 * @throws {URIError} where it is not escaped rightly.
 */
export function unescaped(pathname: string): string {
  return parts(pathname, (part) =>
    decodeURIComponent(part).replaceAll(/[%/]/g, encodeURIComponent),
  );
}

/**
 * An old address as `unescaped` has that of a request, however its owner copied it: with a slash at its end, with escapes or with letters.
 * @throws a sentence about one that no request can be compared with.
 */
export function oldAddress(written: string): string {
  try {
    if (!/^\/[^?#]*$/.test(written)) throw new URIError();
    // A percent sign that begins no escape is one.
    return unescaped(written.replaceAll(/%(?![\da-f]{2})/gi, "%25")).replace(/\/+$/, "") || "/";
  } catch {
    throw new Error(
      `content/moved.ts: "${written}" is no old address: write it with a slash at its beginning, without "?" and "#", and escapes in UTF-8.`,
    );
  }
}

/** The other way round than `unescaped`: as it may stand in a header. */
export function escaped(path: string): string {
  return parts(path, (part) => encodeURIComponent(decodeURIComponent(part)));
}

function parts(path: string, change: (part: string) => string): string {
  return path.split("/").map(change).join("/");
}

/**
 * Sends on those who have an old address, whatever its case.
 * @param moved from old addresses to new ones; parts that are called `:name` stand for anything (`content/moved.ts`).
 * @returns the new address of an old one, as it may stand in a header; undefined for all others. The old one is given without a slash at its
 * end, `unescaped`, as those of the list are (`oldAddress`).
 */
export function sentOnBy(
  moved: Iterable<readonly [old: string, now: string]>,
): (path: string) => string | undefined {
  const single = new Map<string, string>();
  const patterns: { old: string; expression: RegExp; now: string }[] = [];
  for (const [old, address] of moved) {
    const now = inAscii(address);
    if (hasParameter(old))
      patterns.push({ old, expression: new RegExp(`^${expressionOf(old)}$`, "i"), now });
    else single.set(old.toLowerCase(), now);
  }
  return (path) => {
    const one = single.get(path.toLowerCase());
    if (one !== undefined) return one;
    for (const { old, expression, now } of patterns) {
      const found = expression.exec(path);
      if (found) return withParameters(now, old, (place) => escaped(found[place + 1]!));
    }
    return undefined;
  };
}

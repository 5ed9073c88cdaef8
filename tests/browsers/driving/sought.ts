/** Something on a page as a visitor knows it: by its role and its accessible name. */
export interface Sought {
  role: string;
  /** The whole name, or a pattern of it; without it any name. */
  name?: string | RegExp;
  /** Only inside this. */
  within?: Sought;
}

/** The same as text that a browser can be handed; a pattern becomes its source. */
export type WrittenSought = Omit<Sought, "name" | "within"> & {
  name?: string;
  pattern?: string;
  within?: WrittenSought;
};

export function written({ role, name, within }: Sought): WrittenSought {
  return {
    role,
    ...(typeof name === "string" ? { name } : {}),
    ...(name instanceof RegExp ? { pattern: name.source } : {}),
    ...(within ? { within: written(within) } : {}),
  };
}

/** For messages. */
export function described({ role, name, within }: Sought): string {
  const inside = within ? ` in ${described(within)}` : "";
  return `${role}${name === undefined ? "" : ` “${String(name)}”`}${inside}`;
}

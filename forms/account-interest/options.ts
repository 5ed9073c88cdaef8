/** The accounts one can ask to open: the stored value and the words shown. */
export const accountKinds = [
  { value: "everyday", label: "Everyday" },
  { value: "saver", label: "Regular saver" },
  { value: "fixed", label: "Fixed term" },
] as const;

export type AccountKind = (typeof accountKinds)[number]["value"];

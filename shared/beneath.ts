/** Whether an address, with or without a query, is one of these or stands behind one of them. */
export function isBeneath(address: string, beginnings: readonly string[]): boolean {
  const [path = ""] = address.split(/[?#]/);
  return beginnings.some((start) => path === start || path.startsWith(`${start}/`));
}

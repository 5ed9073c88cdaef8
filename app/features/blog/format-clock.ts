/** Seconds as `1:04`; parts of one are rounded. */
export function formatClock(length: number): string {
  const seconds = Math.round(length);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

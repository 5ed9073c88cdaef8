/** Squares of a grid, from one number to before another, as a path in steps of ten. */
export function squares(from: number, to: number, columns: number): string {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const at = from + index;
    return `M${(at % columns) * 10} ${Math.floor(at / columns) * 10}h8v8h-8z`;
  }).join("");
}

/** What leaves as a whole when something it needs is gone: a page, a form, a program; the narrower first. */
const units = [
  /^app\/(?:demos|information)\/[^/.]+(?=\/)/,
  /^app\/showcase\/(?:elements|modals)\/[^/.]+(?=\/)/,
  /^app\/showcase\/page-titles\/[^/.]+\.tsx$/,
  /^app\/showcase\/[^/.]+(?=\/)/,
  /^forms\/[^/.]+(?=\/)/,
  /^app\/features\/[^/]+\/pages\/office\/[^/]+\.tsx$/,
  // What there is to choose from is asked of all features.
  /^scripts\/lib\/make-yours(?=\/)/,
  /^scripts\/(?:bench|lib|vite)\/[^/]+\.tsx?$/,
  /^scripts\/[^/]+\.(?:ts|mjs)$/,
];

/** The unit that a file belongs to; undefined for parts of features, of the frame and of shared rooms. */
export function unitOf(file: string): string | undefined {
  for (const unit of units) {
    const [found] = unit.exec(file) ?? [];
    if (found) return found;
  }
  return undefined;
}

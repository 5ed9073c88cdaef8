/** Whether a file was left by a file manager, of macOS or of Windows: its owner neither made nor sees it. */
export function isOfFileManager(file: string): boolean {
  return /^(?:\.DS_Store|\.localized|\._.*|Thumbs\.db|desktop\.ini)$/i.test(file);
}

/** Whether a file was left by a file manager, of macOS or of Windows: its owner neither made nor sees it. @param file its name, without folders. */
export function isOfFileManager(file: string): boolean {
  return /^(?:\.DS_Store|\.localized|\._.*|Thumbs\.db|desktop\.ini)$/i.test(file);
}

/** What a picture's file is called until it is whole; a run that is killed leaves it. */
export function draftOf(file: string): string {
  return `.${file}`;
}

/** Whether a file is none of a site's, wherever it lies: a file manager's, or a picture that was never finished. @param file as above. */
export function isLeftBehind(file: string): boolean {
  return isOfFileManager(file) || /^\..+\.avif$/.test(file);
}

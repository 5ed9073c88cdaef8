/** Signs that are as wide as two letters, and say as much. */
const wide = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/gu;

/** The length of a description in letters, whichever script it is written in. */
export function lengthInLetters(text: string): number {
  return text.length + (text.match(wide)?.length ?? 0);
}

/** Letters that have no plain one inside, and how they are written where they are missing. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
};

/** A text in lower case and without accents. Marks that make another letter, as in Japanese and Hindi, stay. */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F\u0591-\u05C7\u064B-\u065F]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþıς]/g, (letter) => plainLetters[letter] ?? letter);
}

/**
 * Lower-case words joined by hyphens, as in addresses and names of files: `weisse-schussel` of "Weiße Schüssel". Empty where a name has
 * no Latin letter and no digit.
 */
export function slugOf(name: string): string {
  return folded(name)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

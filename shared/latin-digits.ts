// @chunk money
/**
 * A text with the digits of Arabic, Persian and full-width (Japanese, Chinese) keyboards as 0 to 9; all else stays as it is. For what is
 * a number or has numbers in it (a quantity, a price, a postcode), before it is judged.
 */
export function latinDigits(text: string): string {
  // In these blocks of Unicode the last four bits of a digit are its value.
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
    String(digit.charCodeAt(0) & 15),
  );
}

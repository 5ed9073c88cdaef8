/** Fewer pieces than this are worth a word: pages say exactly how many are left. */
export const FEW = 4;

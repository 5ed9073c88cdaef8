import * as styles from "./code-blocks.module.css";

/**
 * The look of code, for whatever holds blocks of it: `data-code="block"` with a `"copy"` button and a `"scroll"` region, in which spans say
 * what they are (`scripts/vite/highlight.ts`).
 */
export const codeBlocks = styles.code;

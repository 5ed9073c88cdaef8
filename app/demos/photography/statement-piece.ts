import type { PictureSource } from "#content/media.ts";

/** Part of a sentence: words, or a word and the picture beside it, no taller than a line, with the part of it to keep as in CSS `object-position`. */
export type StatementPiece = string | { word: string; picture: PictureSource; position: string };

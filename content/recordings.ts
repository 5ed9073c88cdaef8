/** A recording of our own, in `public/media/audio`. */
export interface Recording {
  /** Address of its files without the ending: `.m4a` and `.ogg`. */
  file: string;
  title: string;
  /** Seconds. */
  length: number;
  /** What is heard, second by second, for those who cannot. */
  transcript: readonly { at: number; text: string }[];
}

import type { RecordingName } from "./post-fields.ts";

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

/** One minute of our own: what callers hear while they wait. */
const holdPlease: Recording = {
  file: "/media/audio/hold-please",
  title: "Hold, please",
  length: 64,
  transcript: [
    { at: 0, text: "A single plucked note, as from a thumb piano, and its echo." },
    {
      at: 4,
      text: "A tune of six notes in D major begins, unhurried, seventy-two beats a minute; below it a warm, slow chord.",
    },
    { at: 20, text: "The tune comes again, a third higher, and a second voice answers it." },
    {
      at: 34,
      text: "Everything stops. Four seconds in which one believes that somebody has answered.",
    },
    { at: 38, text: "The first note again, alone, a little apologetic. The tune returns." },
    { at: 54, text: "The chord opens to its last note and fades." },
  ],
};

/** All of them, by the name that a post's front matter gives (`recording`). */
export const recordings = { "hold-please": holdPlease } as const satisfies Record<
  RecordingName,
  Recording
>;

/** Something that is to be done, or looked at, before a site is opened to visitors. */
export interface Finding {
  /** `fault`: visitors would suffer by it. `look`: it may be meant so. */
  level: "fault" | "look";
  /** What was asked: “https”, “mail”. */
  about: string;
  /** What is so, and what to do about it. */
  sentence: string;
}

export const fault = (about: string, sentence: string): Finding => ({
  level: "fault",
  about,
  sentence,
});

export const look = (about: string, sentence: string): Finding => ({
  level: "look",
  about,
  sentence,
});

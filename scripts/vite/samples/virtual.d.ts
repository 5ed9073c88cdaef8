declare module "virtual:still-samples" {
  /** What a site still has of the template's words and pictures, as its list of things to do says. */
  export interface StillSamples {
    /** Lines of the list that are not ticked, in Markdown. */
    open: readonly string[];
    /** What stands where the owner has not said something, as the list quotes it. */
    unset: readonly string[];
    /** What the files of samples said when the site was made: a text that stands in it was not written by the owner. */
    words: string;
    /** Names of pictures that are as they came. */
    pictures: readonly string[];
  }

  export const samples: StillSamples;
}

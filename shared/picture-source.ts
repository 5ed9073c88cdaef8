/** What a browser needs to show one picture; about 150 bytes in a page's script. `picture("…")` of `content/media.ts` makes it. */
export interface PictureSource {
  /** Of the files in `public/media`. */
  name: string;
  /** Size in pixels of the largest file. */
  width: number;
  height: number;
  /** Widths for which `public/media/NAME-WIDTH.avif` exists, ascending. */
  widths: readonly number[];
  alt: string;
  /** Mean colour, shown until the picture has loaded: `#rrggbb`, or `transparent` where one sees through it. */
  color: string;
}

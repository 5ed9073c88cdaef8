/** The two sizes in which a page of the back office is shown, and how many pixels of its picture make one of the screen. */
export const pictureSizes = {
  desk: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 },
  phone: { viewport: { width: 390, height: 640 }, deviceScaleFactor: 2 },
} as const;

export type PictureSize = keyof typeof pictureSizes;

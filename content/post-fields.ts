/** Closed lists of a post's fields; free of content, so that browser code may use them too. */

/** Names of the list layouts (specification, point 3). */
export const blogTypes = [
  "grid",
  "classic",
  "simple",
  "masonry",
  "sideImage",
  "metro",
  "clean",
  "widget",
  "overlayImage",
  "modern",
  "standard",
  "lifestyle",
  "category",
] as const;

export type BlogType = (typeof blogTypes)[number];

/** Presentations of a single post (specification, point 2). */
export const postTypes = [
  "blog-standard-post",
  "blog-gallery-post",
  "blog-slider-post",
  "blog-html5-video-post",
  "blog-youtube-video-post",
  "blog-vimeo-video-post",
  "blog-audio-post",
  "blog-blockquote-post",
  "blog-full-width-post",
] as const;

export type PostType = (typeof postTypes)[number];

/** An entry of a post's table of contents. */
export interface Heading {
  id: string;
  title: string;
  level: 2 | 3;
}

/**
 * Films of our own (`content/own-films.ts`), films elsewhere (`content/embeds.ts`) and recordings (`content/recordings.ts`) that posts may name.
 * They stand apart from these, which a site in which nothing is played has not.
 */
export const filmNames = ["lake-and-sea"] as const;
export const youtubeNames = ["bunny", "sintel"] as const;
export const vimeoNames = ["bunnyOnVimeo"] as const;
export const recordingNames = ["hold-please"] as const;

export type FilmName = (typeof filmNames)[number];
export type RecordingName = (typeof recordingNames)[number];

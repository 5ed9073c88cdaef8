import { type PictureSource, picture } from "./media.ts";
import type { FilmName } from "./post-fields.ts";

/** A film of our own, in `public/media/video`. */
export interface OwnFilm {
  /** Address of its files without the ending: `.webm` and `.mp4`, captions in `.LANGUAGE.vtt`. */
  file: string;
  title: string;
  width: number;
  height: number;
  /** As shown: "10 minutes". */
  length: string;
  /** Shown until it plays. */
  poster: PictureSource;
  captions: { language: string; label: string };
  /** What is seen and heard, for those who cannot. */
  transcript: string;
}

/** Twelve seconds without sound whose end runs into its beginning. */
export const lakeAndSea: OwnFilm = {
  file: "/media/video/lake-and-sea",
  title: "A lake in the morning, a sea in the evening",
  width: 1280,
  height: 720,
  length: "12 seconds",
  poster: picture("film-lake"),
  captions: { language: "en", label: "English" },
  transcript:
    "There is no sound. A red rowing boat lies at a jetty on a still lake, below a white church; behind it stands a snowy twin peak in the first pink light. We come slowly nearer. The picture changes to a calm sea in the evening: the sun is low between layered mountains and lays a path of light on the water as we draw back. Then it is morning again.",
};

/** All of them, by the name that a post's front matter gives (`film`). */
export const ownFilms = { "lake-and-sea": lakeAndSea } as const satisfies Record<FilmName, OwnFilm>;

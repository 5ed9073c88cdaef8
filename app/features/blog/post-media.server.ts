import { relatedPosts, type Post } from "#content/blog.ts";
import { films } from "#content/embeds.ts";
import { type PictureSource, picture } from "#content/media.ts";
import { ownFilms } from "#content/own-films.ts";
import { recordings } from "#content/recordings.ts";

/** Pictures of a gallery that a post has not chosen itself. */
const DEFAULT_GALLERY = 5;

/**
 * What the nine presentations of a post show beside its text. A post brings its own for its own presentation; for the others there is a
 * fitting default: the pictures of its relatives, our own film and recording, an open film, its excerpt as the quotation.
 */
export function postMedia(post: Post) {
  return {
    gallery: post.gallery?.map(picture) ?? defaultGallery(post),
    film: ownFilms[post.film ?? "lake-and-sea"],
    youtube: films[post.youtube ?? "bunny"],
    vimeo: films[post.vimeo ?? "bunnyOnVimeo"],
    recording: recordings[post.recording ?? "hold-please"],
    quote: post.quote ?? { text: post.content, source: post.author.name },
  };
}

export type PostMedia = ReturnType<typeof postMedia>;

function defaultGallery(post: Post): PictureSource[] {
  return [post, ...relatedPosts(post, DEFAULT_GALLERY - 1)].map(({ img }) => img);
}

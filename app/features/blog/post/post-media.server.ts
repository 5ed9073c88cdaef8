import { relatedPosts, type Post } from "#content/blog.ts";
import { type Film, films } from "#content/embeds.ts";
import { type PictureSource, picture } from "#content/media.ts";
import { type OwnFilm, ownFilms } from "#content/own-films.ts";
import { type Recording, recordings } from "#content/recordings.ts";

/** Pictures of a gallery that a post has not chosen itself. */
const DEFAULT_GALLERY = 5;

/*
 * What the nine presentations of a post show beside its text. A post brings its own for its own presentation; for the others there is a
 * fitting default: the pictures of its relatives, our own film and recording, an open film, its excerpt as the quotation.
 */

export function gallery(post: Post): PictureSource[] {
  return post.gallery?.map(picture) ?? defaultGallery(post);
}

export function ownFilm(post: Post): OwnFilm {
  return ownFilms[post.film ?? "lake-and-sea"];
}

export function youtubeFilm(post: Post): Film {
  return films[post.youtube ?? "bunny"];
}

export function vimeoFilm(post: Post): Film {
  return films[post.vimeo ?? "bunnyOnVimeo"];
}

export function recording(post: Post): Recording {
  return recordings[post.recording ?? "hold-please"];
}

export function quotation(post: Post): { text: string; source: string } {
  return post.quote ?? { text: post.content, source: post.author.name };
}

/** For presentations that show nothing but the post's own picture. */
export function nothing(): null {
  return null;
}

/** Posts may share a picture: each stands there once. */
function defaultGallery(post: Post): PictureSource[] {
  const pictures = [post, ...relatedPosts(post)].map(({ img }) => img);
  return [...new Map(pictures.map((each) => [each.name, each])).values()].slice(0, DEFAULT_GALLERY);
}

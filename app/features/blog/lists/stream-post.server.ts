import { POST } from "#content/addresses.ts";
import type { Post } from "#content/blog.ts";
import type { PictureSource } from "#content/media.ts";
import { formatClock } from "../format-clock.ts";
import { type ListedPost, listedPost } from "./listed-post.server.ts";
import {
  gallery,
  ownFilm,
  quotation,
  recording,
  vimeoFilm,
  youtubeFilm,
} from "../post/post-media.server.ts";

/** What a post shows of its own presentation in a stream. */
type StreamMedia =
  | { kind: "picture" }
  | { kind: "wide" }
  | { kind: "pictures"; pictures: readonly PictureSource[] }
  | { kind: "film"; title: string; length: string }
  | { kind: "recording"; title: string; length: string }
  | { kind: "quotation"; text: string; source: string };

export interface StreamPost extends ListedPost {
  media: StreamMedia;
}

/** Pictures of a gallery that a strip has room for. */
const STRIP = 4;

/** A post with what its own post type shows (specification, point 2). */
export function streamPost(post: Post): StreamPost {
  return { ...listedPost(post), media: mediaOf(post) };
}

/**
 * What stands for a post in the stream.
 * @param isPlayed whether its page has the film or the recording: where all posts look alike, none has.
 */
export function mediaOf(post: Post, isPlayed = POST.includes(":type")): StreamMedia {
  const media = ownMedia(post);
  const isPromised = media.kind === "film" || media.kind === "recording";
  return isPromised && !isPlayed ? { kind: "picture" } : media;
}

function ownMedia(post: Post): StreamMedia {
  switch (post.postType) {
    case "blog-gallery-post":
    case "blog-slider-post":
      return { kind: "pictures", pictures: gallery(post).slice(0, STRIP) };
    case "blog-html5-video-post":
      return filmMark(ownFilm(post));
    case "blog-youtube-video-post":
      return filmMark(youtubeFilm(post));
    case "blog-vimeo-video-post":
      return filmMark(vimeoFilm(post));
    case "blog-audio-post": {
      const { title, length } = recording(post);
      return { kind: "recording", title, length: formatClock(length) };
    }
    case "blog-blockquote-post":
      return { kind: "quotation", ...quotation(post) };
    case "blog-full-width-post":
      return { kind: "wide" };
    case "blog-standard-post":
      return { kind: "picture" };
  }
}

function filmMark({ title, length }: { title: string; length: string }): StreamMedia {
  return { kind: "film", title, length };
}

import * as styles from "./standard-list.module.css";
import { Icon } from "#app/elements/media/icon.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Quote } from "#app/elements/people/quote/quote.tsx";
import { fill } from "#shared/words.ts";
import { PostCredit, PostSubject, PostTitle } from "../post-card-parts.tsx";
import type { StreamPost } from "../stream-post.server.ts";
import * as words from "../../words.ts";

/** Width of a picture in the stream, as the HTML attribute. */
const sizes = "(min-width: 62rem) min(58rem, 72vw), 92vw";

/**
 * A stream in which each post stands as what it is: a quotation as a quotation, a gallery as a strip of pictures, a film with its length,
 * a wide picture from edge to edge of the page.
 */
export function StandardList({ posts }: { posts: readonly StreamPost[] }) {
  return (
    <ol aria-label={words.posts} className={styles.stream}>
      {posts.map((post, index) => (
        <li key={post.id} id={`post-${post.id}`} style={{ viewTransitionName: `post-${post.id}` }}>
          <article className={`${styles.post} group`} data-kind={post.media.kind}>
            <Media post={post} priority={index === 0} />
            <div className={styles.words}>
              <PostSubject subject={post.subject} />
              <PostTitle post={post} className="text-display-3" />
              <p className="max-w-[58ch] text-soft">{post.content}</p>
              <PostCredit post={post} />
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}

function Media({ post: { media, img }, priority }: { post: StreamPost; priority: boolean }) {
  switch (media.kind) {
    case "quotation":
      return <Quote text={media.text} source={media.source} look="poster" />;
    case "pictures":
      return (
        <div className={styles.strip}>
          {media.pictures.map((picture) => (
            <Picture
              key={picture.name}
              picture={picture}
              alt=""
              ratio="4 / 5"
              sizes="(min-width: 62rem) 18vw, 24vw"
            />
          ))}
        </div>
      );
    case "film":
    case "recording":
      return (
        <div className={styles.frame}>
          <Picture
            picture={img}
            alt=""
            ratio={media.kind === "film" ? "16 / 9" : "3 / 1"}
            sizes={sizes}
            priority={priority}
            className="w-full"
          />
          <p className={styles.play}>
            <span className={styles.mark}>
              <Icon name="play" className="size-5" />
            </span>
            <span>
              {fill(media.kind === "film" ? words.video : words.audio, { title: media.title })}
            </span>
            <span className="tabular-nums">{media.length}</span>
          </p>
        </div>
      );
    case "picture":
    case "wide":
      return (
        <Picture
          picture={img}
          alt=""
          ratio={media.kind === "wide" ? "21 / 9" : "3 / 2"}
          sizes={media.kind === "wide" ? "min(90rem, 94vw)" : sizes}
          priority={priority}
          className="w-full rounded-card"
        />
      );
  }
}

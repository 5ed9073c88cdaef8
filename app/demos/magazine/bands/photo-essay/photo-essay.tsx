import * as styles from "./photo-essay.module.css";
import { type CSSProperties, useRef } from "react";
import type { PictureSource } from "#content/media.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { useScrollStop } from "#app/lib/use-scroll-stop.ts";
import type { ListedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { PostCredit, PostTitle } from "#app/features/blog/lists/post-card-parts.tsx";
import { NewsHead } from "../news-head/news-head.tsx";

/** Plates in the first line. */
const LARGE = 2;

interface PhotoEssayProps {
  id: string;
  heading: string;
  link: NavigationLink;
  post: ListedPost;
  /** Three to nine. */
  pictures: readonly { picture: PictureSource; caption: string }[];
}

/** A story told in pictures, from edge to edge of a dark sheet: two large, the others as a strip, each with its number. */
export function PhotoEssay({ id, heading, link, post, pictures }: PhotoEssayProps) {
  const strip = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(strip);
  return (
    <section
      id={id}
      data-tone="night"
      aria-labelledby={`${id}-heading`}
      className="pt-tight pb-4 md:pb-8"
    >
      <div className="mx-auto w-full max-w-wide px-gutter">
        <NewsHead id={`${id}-heading`} heading={heading} link={link} />
        <article className={`${styles.words} group relative`}>
          <PostTitle post={post} className="max-w-[14ch] text-display-1" />
          <div className="grid grid-cols-1 gap-3">
            <p className="md:text-lead">{post.content}</p>
            <PostCredit post={post} withLength={false} />
          </div>
        </article>
      </div>
      <div className={styles.line}>
        {pictures.slice(0, LARGE).map(({ picture, caption }, index) => (
          <Plate
            key={picture.name}
            number={index + 1}
            picture={picture}
            caption={caption}
            sizes="(min-width: 48rem) 62vw, 100vw"
          />
        ))}
      </div>
      <div
        ref={strip}
        {...stop}
        role="group"
        aria-labelledby={`${id}-heading`}
        className={`${styles.line} ${styles.strip}`}
      >
        {pictures.slice(LARGE).map(({ picture, caption }, index) => (
          <Plate
            key={picture.name}
            number={LARGE + index + 1}
            picture={picture}
            caption={caption}
            sizes="(min-width: 62rem) 28vw, min(68vw, 20rem)"
          />
        ))}
      </div>
    </section>
  );
}

function Plate({
  number,
  picture,
  caption,
  sizes,
}: {
  number: number;
  picture: PictureSource;
  caption: string;
  sizes: string;
}) {
  return (
    <figure style={{ "--format": picture.width / picture.height } as CSSProperties}>
      <Picture picture={picture} sizes={sizes} />
      <figcaption>
        <span className={styles.number}>{number}</span>
        {caption}
      </figcaption>
    </figure>
  );
}

import * as styles from "./long-reads.module.css";
import type { NavigationLink } from "#content/navigation.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { counted } from "#shared/counted.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import type { ListedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { PostTitle } from "#app/features/blog/lists/post-card-parts.tsx";
import { Section } from "#app/sections/section.tsx";
import * as words from "#app/features/blog/words.ts";

interface LongReadsProps {
  id: string;
  heading: string;
  intro: string;
  /** The longest first. */
  posts: readonly (ListedPost & { wordCount: number })[];
  archive: NavigationLink;
}

/** Posts in order of their length, as a bill on a newsstand, with the eye of the paper on them. */
export function LongReads({ id, heading, intro, posts, archive }: LongReadsProps) {
  return (
    <Section id={id} tone="accent" width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <div className={styles.reads}>
        <div className={styles.head}>
          <h2 id={`${id}-heading`} className="display text-display-1">
            {heading}
          </h2>
          <p className="max-w-[38ch]">{intro}</p>
          <ButtonLink href={archive.href} tone="bare" className="self-start justify-self-start">
            {archive.label}
          </ButtonLink>
          <Eye />
        </div>
        <ol aria-labelledby={`${id}-heading`}>
          {posts.map((post, index) => (
            <li key={post.id} className={`${styles.line} group`}>
              <span aria-hidden className={`${styles.number} figures`}>
                {index + 1}
              </span>
              <div>
                <PostTitle post={post} className={styles.title} />
                <p className="mt-1 text-small tabular-nums">
                  {counted(words.lengthAndAuthor, post.wordCount, { author: post.author.name })}
                </p>
              </div>
              <Picture
                picture={post.img}
                alt=""
                sizes="(min-width: 62rem) 176px, 80px"
                className={styles.picture}
              />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** The eye of the paper, which reads along the lines beside it. */
function Eye() {
  return (
    <svg viewBox="0 0 320 150" aria-hidden className={styles.eye}>
      <path d="M4 84Q160-52 316 84 160 208 4 84z" fill="#fff" />
      <path
        d="M4 84Q160-52 316 84 160 208 4 84z"
        fill="none"
        stroke="currentColor"
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <g className={styles.gaze}>
        <circle cx="206" cy="80" r="54" fill="currentColor" />
        <circle cx="214" cy="80" r="30" fill="var(--brand)" />
        <circle cx="224" cy="68" r="8" fill="#fff" />
      </g>
    </svg>
  );
}

import * as pushed from "#app/elements/motion/pushed-row.module.css";
import * as styles from "./long-reads.module.css";
import { clsx } from "clsx";
import type { NavigationLink } from "#content/navigation.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { counted } from "#shared/counted.ts";
import type { ListedPost } from "../listed-post.server.ts";
import { PostTitle } from "../post-card-parts.tsx";
import { Section } from "#app/sections/section.tsx";
import * as words from "../../words.ts";

interface LongReadsProps {
  id: string;
  heading: string;
  intro: string;
  /** The longest first. */
  posts: readonly (ListedPost & { wordCount: number })[];
  archive: NavigationLink;
  /** Where there is no room for two columns one after the other is pushed past. */
  compact?: boolean;
}

/** Posts in order of their length, as a bill on a newsstand: for papers that do not count who reads what. */
export function LongReads({ id, heading, intro, posts, archive, compact }: LongReadsProps) {
  return (
    <Section id={id} tone="accent" width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <div className={styles.reads}>
        <div className="grid grid-cols-1 content-start gap-5">
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          <p className="max-w-[38ch]">{intro}</p>
          <ButtonLink href={archive.href} tone="bare" className="justify-self-start">
            {archive.label}
          </ButtonLink>
        </div>
        <ol
          aria-labelledby={`${id}-heading`}
          className={clsx(compact && [styles.pushed, pushed.row])}
        >
          {posts.map((post, index) => (
            <li key={post.id} className={`${styles.line} group`}>
              <span aria-hidden className={`${styles.number} figures`}>
                {index + 1}
              </span>
              <PostTitle post={post} className="text-display-3" />
              <p className="mt-1 text-small tabular-nums">
                {counted(words.lengthAndAuthor, post.wordCount, { author: post.author.name })}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

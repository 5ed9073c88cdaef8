import * as styles from "./subject-pages.module.css";
import { clsx } from "clsx";
import type { NavigationLink } from "#content/navigation.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import type { ListedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { PostCredit, PostTitle } from "#app/features/blog/lists/post-card-parts.tsx";
import { NewsHead } from "../news-head/news-head.tsx";
import { Section } from "#app/sections/section.tsx";

const settings = {
  /** The first story twice as wide as the others. */
  lead: styles.lead,
  /** A spread: the first story's picture runs off the end of the sheet, the others stand under its title. */
  "lead-end": styles.leadEnd,
  /** Three alike under upright pictures. */
  plates: styles.plates,
  /** Words first, a small picture at the end of each line. */
  notes: styles.notes,
} as const;

/** In turn, so that neither neighbours nor rows are alike. */
const turns = ["lead", "notes", "plates", "lead-end", "plates", "notes"] as const;

export interface SubjectPage {
  /** Unique on the page. */
  id: string;
  /** Its place in the index of the paper. */
  number: number;
  heading: string;
  link: NavigationLink;
  posts: readonly CutPost[];
}

/** A post, and what is kept of its picture when that is cut. */
interface CutPost extends ListedPost {
  cut: string | undefined;
}

/** The inside of a newspaper: a numbered page for each subject, some as wide as the sheet, some side by side on it. */
export function SubjectPages({
  id,
  label,
  subjects,
}: {
  id: string;
  label: string;
  subjects: readonly SubjectPage[];
}) {
  return (
    <Section id={id} width="wide" space="tight" aria-label={label}>
      <div className={styles.pages}>
        {subjects.map((subject, index) => (
          <Page key={subject.id} {...subject} setting={turns[index % turns.length]!} />
        ))}
      </div>
    </Section>
  );
}

function Page({
  id,
  number,
  heading,
  link,
  posts,
  setting,
}: SubjectPage & { setting: keyof typeof settings }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.page}>
      <NewsHead id={`${id}-heading`} number={number} heading={heading} link={link} />
      <div className={clsx(styles.stories, settings[setting])}>
        {posts.map((post, index) => (
          <Story key={post.id} post={post} isFirst={index === 0} setting={setting} />
        ))}
      </div>
    </section>
  );
}

function Story({
  post,
  isFirst,
  setting,
}: {
  post: CutPost;
  isFirst: boolean;
  setting: keyof typeof settings;
}) {
  const title = isFirst ? (setting === "plates" ? styles.plateTitle : styles.large) : null;
  const isWide = isFirst && (setting === "lead" || setting === "lead-end");
  return (
    <article className={`${styles.story} group`}>
      <Picture
        picture={post.img}
        alt=""
        position={post.cut}
        sizes={
          isWide
            ? "(min-width: 62rem) 60vw, 92vw"
            : setting === "notes"
              ? "(min-width: 48rem) 160px, 80px"
              : "(min-width: 62rem) 22vw, 50vw"
        }
      />
      <div className={styles.words}>
        <PostTitle post={post} className={title ?? "text-display-4"} />
        <p className={`${styles.excerpt} text-small text-soft`}>{post.content}</p>
        <PostCredit post={post} withLength={false} />
      </div>
    </article>
  );
}

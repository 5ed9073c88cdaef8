import * as styles from "./lit-windows.module.css";
import type { NavigationLink } from "#content/navigation.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import type { ListedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { PostTitle } from "#app/features/blog/lists/post-card-parts.tsx";
import { Section } from "#app/sections/section.tsx";

interface LitWindowsProps {
  id: string;
  heading: string;
  intro: string;
  /** `length` says how long it is and who wrote it. */
  posts: readonly (Pick<ListedPost, "id" | "href" | "title" | "img"> & { length: string })[];
  archive: NavigationLink;
}

/** Posts as the windows of a wooden house in the dark, each lit, with its name below the sill. */
export function LitWindows({ id, heading, intro, posts, archive }: LitWindowsProps) {
  return (
    <div className={styles.house}>
      <Section id={id} tone="accent" width="wide" space="none" aria-labelledby={`${id}-heading`}>
        <div className={styles.head}>
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          <p className="max-w-[38ch]">{intro}</p>
          <ButtonLink href={archive.href} tone="bare" className="justify-self-start">
            {archive.label}
          </ButtonLink>
        </div>
        <ol className={styles.windows}>
          {posts.map((post) => (
            <li key={post.id} className={`${styles.window} group`}>
              <div className={styles.frame}>
                <Picture
                  picture={post.img}
                  sizes="(min-width: 62rem) 30vw, 46vw"
                  position="76% 50%"
                  alt=""
                />
              </div>
              <PostTitle post={post} className="text-display-4" />
              <p className="text-small tabular-nums">{post.length}</p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

import * as styles from "./film-story.module.css";
import type { OwnFilm } from "#content/own-films.ts";
import type { NavigationLink } from "#content/navigation.ts";
import type { ListedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { PostCredit, PostTitle } from "#app/features/blog/lists/post-card-parts.tsx";
import { NewsHead } from "../news-head/news-head.tsx";
import { Section } from "#app/sections/section.tsx";
import { FilmScreen } from "./film-screen.tsx";

interface FilmStoryProps {
  id: string;
  heading: string;
  link: NavigationLink;
  post: ListedPost;
  film: OwnFilm;
  /** On the button. */
  play: string;
  transcript: string;
}

/** A story that comes with a film of our own, which plays here; what is seen in it can be read. */
export function FilmStory({ id, heading, link, post, film, play, transcript }: FilmStoryProps) {
  return (
    <Section id={id} width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <NewsHead id={`${id}-heading`} heading={heading} link={link} />
      <div className={styles.story}>
        <div className={styles.screen}>
          <FilmScreen film={film} play={play} />
          <p className={styles.caption}>
            {film.title}. {film.length}.
          </p>
        </div>
        <article className={`${styles.words} group`}>
          <PostTitle post={post} className="text-display-1" />
          <p className="max-w-text text-soft">{post.content}</p>
          <PostCredit post={post} withLength={false} />
        </article>
        <details className={styles.transcript}>
          <summary>{transcript}</summary>
          <p>{film.transcript}</p>
        </details>
      </div>
    </Section>
  );
}

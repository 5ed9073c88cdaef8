import type { OwnFilm } from "#content/own-films.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { OwnVideo } from "#app/elements/media/own-video.tsx";
import type { ListedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { PostCredit, PostTitle } from "#app/features/blog/lists/post-card-parts.tsx";
import { NewsHead } from "./news-head/news-head.tsx";
import { Section } from "#app/sections/section.tsx";

interface FilmStoryProps {
  id: string;
  heading: string;
  link: NavigationLink;
  post: ListedPost;
  film: OwnFilm;
}

/** A story that comes with a film of our own, which plays here; what is seen in it can be read. */
export function FilmStory({ id, heading, link, post, film }: FilmStoryProps) {
  return (
    <Section id={id} width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <NewsHead id={`${id}-heading`} heading={heading} link={link} />
      <div className="grid grid-cols-1 gap-x-14 gap-y-8 pt-7 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <div>
          <OwnVideo film={film} />
          <p className="mt-2 text-label text-soft">
            {film.title}. {film.length}.
          </p>
        </div>
        <div className="grid grid-cols-1 content-between gap-8">
          <article className="group relative grid grid-cols-1 gap-4">
            <PostTitle post={post} className="text-display-2" />
            <p className="text-soft">{post.content}</p>
            <PostCredit post={post} />
          </article>
          <details className="border-t border-line pt-4 text-small">
            <summary className="w-fit py-1 font-semibold underline underline-offset-4">
              Transcript
            </summary>
            <p className="mt-2 max-w-prose text-soft">{film.transcript}</p>
          </details>
        </div>
      </div>
    </Section>
  );
}

import { authorPath } from "#content/post-pages.ts";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";

export interface PostAuthor {
  name: string;
  slug: string;
  img: PictureSource;
  description: string;
  designation: string;
}

/** Who wrote this, in their own words, and where the rest of it is. */
export function AuthorNote({ name, slug, img, description, designation }: PostAuthor) {
  return (
    <aside
      aria-label={fill(words.aboutAuthor, { name })}
      className="grid grid-cols-1 gap-6 border-y border-line py-10 sm:grid-cols-[8rem_1fr] sm:gap-8"
    >
      <Picture picture={img} sizes="128px" alt="" ratio="1" className="w-32 rounded-card" />
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        <p>
          <span className="display text-display-4">{name}</span>
          <span className="ms-3 text-small text-soft">{designation}</span>
        </p>
        <p className="max-w-prose text-soft">{description}</p>
        <p>
          <Link
            href={authorPath(slug)}
            className="inline-block py-1 font-semibold text-brand-ink underline underline-offset-4"
          >
            {fill(words.allPostsBy, { name })}
          </Link>
        </p>
      </div>
    </aside>
  );
}

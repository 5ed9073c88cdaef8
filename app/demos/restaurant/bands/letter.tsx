import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface LetterProps {
  id: string;
  picture: PictureSource;
  heading: string;
  paragraphs: readonly string[];
  /** Who signs, and as what. */
  name: string;
  role: string;
}

/** A letter of the person who cooks, beside what is on the table. The picture reaches the edge of the page; the letter ends with its signature. */
export function Letter({ id, picture, heading, paragraphs, name, role }: LetterProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid grid-cols-1 items-stretch bg-sunken lg:grid-cols-12"
    >
      <Picture
        picture={picture}
        position="50% 70%"
        sizes="(min-width: 62rem) 42vw, 100vw"
        className="aspect-square size-full lg:col-span-5 lg:aspect-auto lg:min-h-[52rem]"
      />
      <div
        data-reveal
        className="grid max-w-[46rem] content-center gap-6 px-gutter py-normal lg:col-span-7 lg:ps-[clamp(3rem,8vw,8rem)]"
      >
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-[56ch] text-soft">
            {paragraph}
          </p>
        ))}
        <p className="mt-4">
          <span className="display block text-display-3">{name}</span>
          <span className="text-small text-soft">{role}</span>
        </p>
      </div>
    </section>
  );
}

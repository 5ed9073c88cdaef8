import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface PictureSplitProps {
  heading: string;
  text: readonly string[];
  facts?: readonly { term: string; detail: string }[];
  picture: PictureSource;
  /** Part of the picture to keep when it is cut, as in CSS `object-position`. */
  position?: string;
}

/** A large picture that bleeds off the start edge, and the text that it illustrates. */
export function PictureSplit({ heading, text, facts = [], picture, position }: PictureSplitProps) {
  return (
    <section className="grid grid-cols-1 items-center lg:grid-cols-[7fr_5fr]">
      <Picture
        picture={picture}
        position={position}
        sizes="(min-width: 62rem) 58vw, 100vw"
        className="aspect-4/3 size-full lg:aspect-auto lg:min-h-[46rem]"
      />
      <div
        data-reveal
        className="grid grid-cols-1 gap-7 px-gutter py-tight lg:max-w-[38rem] lg:ps-20"
      >
        <h2 className="display text-display-2">{heading}</h2>
        {text.map((paragraph) => (
          <p key={paragraph} className="text-soft">
            {paragraph}
          </p>
        ))}
        {facts.length > 0 && (
          <dl className="border-t border-line">
            {facts.map(({ term, detail }) => (
              <div
                key={term}
                className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3.5"
              >
                <dt className="text-soft">{term}</dt>
                <dd className="font-semibold">{detail}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { fill } from "#shared/words.ts";
import { SubscribeForm } from "./subscribe-form.tsx";
import * as words from "./words.ts";

interface SubscribeSplitProps {
  /** Unique on the page; the address returns to it when the form was sent without script. */
  id: string;
  heading: string;
  text: string;
  /** What the letter looks like, or what it is about. */
  picture: PictureSource;
}

/** A letter worth taking, with its picture: for pages whose last word is the letter. */
export function SubscribeSplit({ id, heading, text, picture }: SubscribeSplitProps) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="grid grid-cols-1 bg-tint lg:grid-cols-[5fr_7fr]"
    >
      <Picture
        picture={picture}
        sizes="(min-width: 62rem) 42vw, 100vw"
        className="aspect-16/10 size-full lg:aspect-auto lg:min-h-144"
      />
      <div className="grid content-center gap-5 px-gutter py-tight lg:ps-16">
        <h2 id={`${id}-heading`} className="display max-w-[18ch] text-display-2">
          {heading}
        </h2>
        <p className="max-w-[44ch] text-soft">{text}</p>
        <SubscribeForm
          id={id}
          label={fill(words.subscribeTo, { heading })}
          layout="stacked"
          className="mt-3 max-w-[30rem]"
        />
      </div>
    </section>
  );
}

import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { AccountForm } from "./account-form.tsx";

interface AccountBandProps {
  heading: string;
  /** What follows, in order. */
  steps: readonly string[];
  picture: PictureSource;
  submit: string;
  confirmation: { heading: string; text: string };
  account: string | null;
}

/** Opening an account: a picture to the edge of the page, and over its other half what happens and the three fields it takes. */
export function AccountBand({ heading, steps, picture, ...form }: AccountBandProps) {
  return (
    <section
      id="open"
      aria-labelledby="open-heading"
      className="grid grid-cols-1 bg-tint lg:grid-cols-[7fr_5fr]"
    >
      <div className="grid w-full content-center gap-10 justify-self-end px-gutter py-normal lg:max-w-[56rem] lg:grid-cols-2 lg:gap-16">
        <div className="grid content-start gap-8">
          <h2 id="open-heading" className="display text-display-2">
            {heading}
          </h2>
          <ol className="grid gap-4">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[2rem_minmax(0,1fr)] text-soft">
                <span aria-hidden className="figures text-brand-ink">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <AccountForm {...form} />
      </div>
      <Picture
        picture={picture}
        position="70% 50%"
        sizes="(min-width: 62rem) 42vw, 100vw"
        className="aspect-4/3 size-full lg:aspect-auto lg:min-h-[40rem]"
      />
    </section>
  );
}

import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";

interface CallToActionContent {
  /** Of the heading; the section is named by it. */
  id: string;
  heading: string;
  text: string;
  /** The one thing to do, and at most one other way. */
  actions: readonly { label: string; href: string }[];
}

/** The end of a page, edge to edge on the brand's ground: one sentence and one thing to do. */
export function CallToActionBand({ id, heading, text, actions }: CallToActionContent) {
  return (
    <Section tone="brand" width="wide" aria-labelledby={id}>
      <div className="grid grid-cols-1 items-end gap-x-8 gap-y-10 lg:grid-cols-[7fr_4fr] lg:gap-x-16">
        <h2 id={id} className="display max-w-[16ch] text-display-1">
          {heading}
        </h2>
        <div className="grid justify-items-start gap-6">
          <p className="text-lead">{text}</p>
          <Actions actions={actions} main="inverse" />
        </div>
      </div>
    </Section>
  );
}

/** A picture that argues, and the call beside it. The picture reaches the edges. */
export function CallToActionSplit({
  id,
  heading,
  text,
  actions,
  picture,
  position,
}: CallToActionContent & {
  picture: PictureSource;
  /** Part of the picture to keep when it is cut, as in CSS `object-position`. */
  position?: string;
}) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 bg-sunken lg:grid-cols-2">
      <div className="grid content-center justify-items-start gap-6 px-gutter py-tight lg:pe-16">
        <h2 id={id} className="display max-w-[18ch] text-display-2">
          {heading}
        </h2>
        <p className="max-w-[46ch] text-lead text-soft">{text}</p>
        <Actions actions={actions} main="solid" />
      </div>
      <Picture
        picture={picture}
        position={position}
        sizes="(min-width: 62rem) 50vw, 100vw"
        className="aspect-4/3 size-full lg:aspect-auto lg:min-h-136"
      />
    </section>
  );
}

/** A call between two parts of a text: it interrupts, so it is small. */
export function CallToActionCard({ id, heading, text, actions }: CallToActionContent) {
  return (
    <aside
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-card border border-edge bg-raised p-card"
    >
      <div className="grid min-w-0 flex-1 basis-[min(22rem,100%)] gap-2">
        <h3 id={id} className="display text-display-4">
          {heading}
        </h3>
        <p className="max-w-[56ch] text-soft">{text}</p>
      </div>
      <Actions actions={actions} main="solid" />
    </aside>
  );
}

function Actions({
  actions,
  main,
}: {
  actions: CallToActionContent["actions"];
  main: "solid" | "inverse";
}) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-3">
      {actions.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} tone={index === 0 ? main : "bare"}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}

import * as styles from "./reel-case.module.css";
import type { ComponentProps, ReactNode } from "react";
import type { ProjectPicture } from "#content/projects.ts";
import { Breadcrumbs } from "#app/elements/actions/breadcrumbs/breadcrumbs.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Rail } from "#app/elements/motion/rail/rail.tsx";
import { fill } from "#shared/words.ts";
import {
  CaseCredits,
  CaseFacts,
  CaseFigures,
  type CaseProps,
  CaseQuote,
} from "../case-parts/case-parts.tsx";
import { picturesOf } from "../pictures-of.ts";
import * as words from "../../words.ts";

/**
 * A case as a reel: pictures as high as the screen and what there is to say between them, passed sideways by hand, wheel, keys or buttons.
 * On phones the same things stand below each other.
 */
export function ReelCase({ project, trail }: CaseProps) {
  const { title, summary, brief, approach, result, focus, quote } = project;
  const [first, second, third] = picturesOf(project);
  return (
    <article className="pt-(--header-overlap)">
      <Rail
        label={fill(words.pictureToPicture, { title })}
        item="own"
        header={
          <div className="min-w-0">
            <Breadcrumbs trail={trail} current={title} className="pt-6" />
            <h1 className="display mt-3 text-display-2">{title}</h1>
          </div>
        }
        items={[
          { key: "first", content: <Frame shown={first} position={focus} priority /> },
          {
            key: "brief",
            content: (
              <Panel heading={summary}>
                <p>{brief}</p>
              </Panel>
            ),
          },
          ...(second ? [{ key: "second", content: <Frame shown={second} /> }] : []),
          ...approach.slice(0, 2).map((part) => ({
            key: part.text,
            content: (
              <Panel heading={part.title}>
                <p>{part.text}</p>
              </Panel>
            ),
          })),
          ...(third ? [{ key: "third", content: <Frame shown={third} /> }] : []),
          {
            key: approach[2].text,
            content: (
              <Panel heading={approach[2].title}>
                <p>{approach[2].text}</p>
              </Panel>
            ),
          },
          {
            key: "result",
            content: (
              <Panel heading={words.result}>
                <p>{result}</p>
              </Panel>
            ),
          },
        ]}
      />
      <div className="mx-auto grid max-w-wide grid-cols-1 gap-x-8 gap-y-14 px-gutter pt-normal pb-normal lg:grid-cols-12">
        <CaseFigures
          project={project}
          className="grid gap-8 sm:grid-cols-3 lg:col-span-12"
          size="text-display-1"
        />
        {quote && (
          <div className="lg:col-span-7">
            <CaseQuote quote={quote} className="text-display-3" />
          </div>
        )}
        <div className="grid content-start gap-8 lg:col-span-4 lg:col-start-9">
          <CaseFacts project={project} look="rows" />
          <CaseCredits project={project} className="sm:grid-cols-2" />
        </div>
      </div>
    </article>
  );
}

function Frame({
  shown: { picture, caption },
  ...props
}: {
  shown: ProjectPicture;
} & Pick<ComponentProps<typeof Picture>, "position" | "priority">) {
  return (
    <figure id={picture.name} className={styles.frame}>
      <Picture
        {...props}
        picture={picture}
        sizes="(min-width: 48rem) 90vh, 92vw"
        className="rounded-card"
      />
      <figcaption className="text-small text-soft">{caption}</figcaption>
    </figure>
  );
}

function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <h2 className="display text-display-4">{heading}</h2>
      {children}
    </div>
  );
}

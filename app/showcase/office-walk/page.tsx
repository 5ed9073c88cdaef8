import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Section } from "#app/sections/section.tsx";
import { content, type Scene } from "./content.server.ts";
import { OfficePicture } from "./office-picture/office-picture.tsx";
import * as words from "./words.ts";
import type { Route } from "./+types/page.ts";

export function loader() {
  return content;
}

/** A walk through the back office in pictures of it: what one sees there, in the order in which an owner comes to it. */
export default function OfficeWalk({
  loaderData: { heading, intro, scenes, end },
}: Route.ComponentProps) {
  return (
    <>
      <Section width="wide" space="none" className="pt-(--header-overlap)">
        <div className="grid grid-cols-1 gap-x-8 gap-y-8 pt-tight pb-12 lg:grid-cols-12 lg:pb-16">
          <h1 className="display text-display-1 text-balance lg:col-span-5">{heading}</h1>
          <p className="max-w-text self-end text-lead text-soft lg:col-span-6 lg:col-start-7">
            {intro}
          </p>
        </div>
        <nav aria-label={words.steps} className="border-y border-line py-2">
          <ol className="flex flex-wrap gap-x-8">
            {scenes.map(({ id, title }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-block py-2 text-small font-medium hover:underline hover:underline-offset-4"
                >
                  <span className="text-soft tabular-nums">{index + 1}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Section>
      <Section width="wide" aria-label={words.steps}>
        <ol className="grid grid-cols-1 gap-24 lg:gap-36">
          {scenes.map((scene, index) => (
            <Step key={scene.id} {...scene} at={index + 1} />
          ))}
        </ol>
      </Section>
      <Section width="wide" ground="tint" aria-labelledby="end-heading">
        <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
          <h2 id="end-heading" className="display text-display-2 text-balance lg:col-span-5">
            {end.heading}
          </h2>
          <div className="grid justify-items-start gap-8 lg:col-span-6 lg:col-start-7">
            <p className="max-w-text text-lead">{end.text}</p>
            <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
              {end.actions.map(({ label, href }, index) => (
                <ButtonLink key={href} href={href} tone={index === 0 ? "solid" : "bare"}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}

function Step({ id, title, text, keys, picture, at }: Scene & { at: number }) {
  return (
    <li id={id} className="grid grid-cols-1 items-start gap-x-8 gap-y-8 lg:grid-cols-12">
      <div className="grid gap-4 lg:col-span-4">
        <h2 className="display grid gap-2 text-display-3 text-balance">
          <span className="figures text-display-1 text-brand-ink">{at}</span> {title}
        </h2>
        <p className="max-w-text text-soft">{text}</p>
        {keys.length > 0 && (
          <ul aria-label={words.keys} className="mt-2 grid gap-2 text-small">
            {keys.map(({ press, does }) => (
              <li key={does} className="flex flex-wrap items-center gap-2">
                {press.map((key) => (
                  <kbd
                    key={key}
                    className="min-w-7 border border-edge px-1.5 py-0.5 text-center font-mono text-small"
                  >
                    {key}
                  </kbd>
                ))}
                <span className="text-soft">{does}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="lg:col-span-8">
        <OfficePicture {...picture} />
      </div>
    </li>
  );
}

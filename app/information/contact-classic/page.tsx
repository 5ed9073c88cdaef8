import * as styles from "./contact-classic.module.css";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { MapFacade } from "#app/features/embeds/map-facade.tsx";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { Section } from "#app/sections/section.tsx";
import { companyTrail } from "../trail.ts";
import { firm } from "../firm.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";

export function loader() {
  return content;
}

export const handle: PageHandle = { business: firm };

/** The page one expects, in one piece: the form as a sheet, half on the map where there is one, hours and telephone beside it. */
export default function ContactClassicPage({
  loaderData: { title, form, hours, ways, reader, place },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle {...title} trail={companyTrail}>
        <dl className="grid gap-3">
          {ways.map(({ term, label, href }) => (
            <div key={term}>
              <dt className="text-small text-soft">{term}</dt>
              <dd className="display text-display-4">
                <a
                  href={href}
                  className="[overflow-wrap:anywhere] underline decoration-1 underline-offset-6 hover:decoration-2"
                >
                  <bdi>{label}</bdi>
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </PageTitle>
      <Section width="wide" space="tight" aria-labelledby="write">
        <div className={styles.classic} data-map={place?.drawing && ""}>
          <div className={styles.sheet}>
            <div className="grid gap-2">
              <h2 id="write" className="display text-display-2">
                {form.heading}
              </h2>
              {import.meta.env.HAS_SERVER && <p className="text-soft">{form.text}</p>}
            </div>
            <ContactForm id="contact-classic" layout="columns" label="Write to us" />
          </div>
          <div className={styles.side}>
            {hours.lines.length > 0 && (
              <section aria-labelledby="hours">
                <h2 id="hours" className="display text-display-3">
                  {hours.heading}
                </h2>
                <dl className="mt-5 border-t-2 border-ink">
                  {hours.lines.map(({ days, hours: open }) => (
                    <div
                      key={days}
                      className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3.5"
                    >
                      <dt>{days}</dt>
                      <dd className="font-semibold tabular-nums">{open}</dd>
                    </div>
                  ))}
                </dl>
                <p className="mt-4 max-w-[48ch] text-small text-soft">{hours.note}</p>
              </section>
            )}
            <figure className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-5">
              <Picture
                picture={reader.picture}
                alt=""
                ratio="1"
                sizes="80px"
                className="w-full rounded-full"
              />
              <figcaption className="grid gap-1">
                <p className="font-semibold">
                  {reader.name} <span className="font-normal text-soft">{reader.role}</span>
                </p>
                <p className="max-w-[42ch] text-small text-soft">{reader.text}</p>
              </figcaption>
            </figure>
          </div>
        </div>
      </Section>
      {place && (
        <Section width="wide" space="none" className="pb-tight" aria-label="Where we are">
          <MapFacade place={place} />
        </Section>
      )}
    </>
  );
}

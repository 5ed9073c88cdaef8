import type { PageHandle } from "#app/frame/page-handle.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { Section } from "#app/sections/section.tsx";
import { firm } from "../firm.tsx";
import type { Route } from "./+types/page.ts";
import { content, topicOf } from "./content.server.ts";

export const handle: PageHandle = { business: firm, header: { over: "dark" } };

export function loader({ url }: Route.LoaderArgs) {
  return { ...content, topic: topicOf(url) };
}

/** A dark page that asks first whom you want: topics as large as headings, the reader under the one that is chosen. */
export default function ContactModernPage({
  loaderData: { title, topics, topic, ways },
}: Route.ComponentProps) {
  return (
    <>
      <Section tone="night" width="wide" space="none" className="pt-(--header-overlap)">
        <div className="grid grid-cols-1 gap-12 pt-12 pb-normal lg:gap-20 lg:pt-20">
          <div className="grid grid-cols-1 items-end gap-x-8 gap-y-5 lg:grid-cols-[7fr_5fr]">
            <h1 className="display text-display-1">{title.heading}</h1>
            {import.meta.env.HAS_SERVER && (
              <p className="max-w-[36ch] text-lead text-soft">{title.intro}</p>
            )}
          </div>
          <EnquiryForm
            // Another topic in the address is another form: what is chosen at first differs.
            key={topic}
            id="contact-modern"
            legend={title.legend}
            topics={topics}
            topic={topic}
          />
        </div>
      </Section>
      <Section width="wide" space="tight" aria-labelledby="ways">
        <h2 id="ways" className="text-small font-semibold">
          {ways.heading}
        </h2>
        <ul className="mt-4 border-t-2 border-ink">
          {ways.lines.map(({ verb, label, href, note }) => (
            <li
              key={verb}
              className="group relative grid grid-cols-1 items-baseline gap-x-8 gap-y-1 border-b border-line py-6 transition-colors hover:bg-tint lg:grid-cols-[8rem_minmax(0,1fr)_minmax(0,22rem)]"
            >
              <span className="text-soft">{verb}</span>
              <Link
                href={href}
                className="display [overflow-wrap:anywhere] text-[length:min(var(--text-display-2),8vw)] leading-tight decoration-2 underline-offset-8 group-hover:underline after:absolute after:inset-0"
              >
                <bdi>{label}</bdi>
              </Link>
              <span className="text-small text-soft">{note}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

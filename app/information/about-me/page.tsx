import { ButtonLink } from "#app/elements/actions/button.tsx";
import { DropCap } from "#app/elements/text/drop-cap/drop-cap.tsx";
import { Gallery } from "#app/elements/media/gallery/gallery.tsx";
import { TextLink } from "#app/elements/actions/text-link.tsx";
import { List } from "#app/elements/text/list/list.tsx";
import { Quote } from "#app/elements/people/quote/quote.tsx";
import { PortraitTitle } from "#app/sections/page-titles/portrait-title/portrait-title.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { SpecimenList } from "./specimen-list.tsx";
import { companyTrail } from "../trail.ts";
import { firm } from "../firm.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";

export function loader() {
  return content;
}

export const handle: PageHandle = { business: firm };

export default function AboutMe({
  loaderData: { letter, made, refusals, specimen, title, writing },
}: Route.ComponentProps) {
  const [opening, ...rest] = letter.paragraphs;
  return (
    <>
      <PortraitTitle {...title} trail={companyTrail} />
      <Section width="wide" aria-labelledby="letter-heading">
        <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
          <h2 id="letter-heading" className="display text-display-2 lg:col-span-4">
            {letter.heading}
          </h2>
          <div className="grid max-w-[62ch] grid-cols-1 gap-5 lg:col-span-6 lg:col-start-6">
            <DropCap look="sunken">{opening}</DropCap>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <SpecimenList id="stations" {...specimen} />
      <Refusals {...refusals} quote={letter.quote} quoteSource={letter.quoteSource} />
      <Section width="wide" aria-labelledby="made-heading">
        <SectionHeader
          id="made-heading"
          heading={made.heading}
          intro={made.intro}
          layout="ruled"
          className="mb-10"
        />
        <Gallery label={made.heading} items={made.items} layout="lead" />
      </Section>
      <Writing {...writing} />
    </>
  );
}

function Refusals({
  heading,
  intro,
  entries,
  quote,
  quoteSource,
}: typeof content.refusals & { quote: string; quoteSource: string }) {
  return (
    <Section tone="night" width="wide" aria-labelledby="refusals-heading">
      <div className="grid grid-cols-1 gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="grid content-between gap-12 lg:col-span-4">
          <SectionHeader id="refusals-heading" heading={heading} intro={intro} size="medium" />
          <Quote text={quote} source={<cite>{quoteSource}</cite>} look="ruled" />
        </div>
        <ul className="grid grid-cols-1 gap-x-12 gap-y-14 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
          {entries.map(({ number, title, reason, until }) => (
            <li key={number} className="sm:even:translate-y-16 sm:last:mb-16">
              <p className="figures text-display-2 text-brand-ink">
                <span className="sr-only">Entry </span>
                {number}
              </p>
              <h3 className="display mt-4 border-t border-edge pt-4 text-display-4">{title}</h3>
              <p className="mt-3 text-soft">{reason}</p>
              <p className="mt-3 text-small">{until}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Writing({ heading, yes, noHeading, no, action, posts }: typeof content.writing) {
  return (
    <Section ground="tint" width="wide" aria-labelledby="writing-heading">
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[7fr_4fr]">
        <div className="grid content-start gap-8">
          <h2 id="writing-heading" className="display text-display-2">
            {heading}
          </h2>
          <List look="numbered" items={yes} className="text-lead" />
          <p className="flex flex-wrap gap-x-6 gap-y-3">
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
            <ButtonLink href={posts.href} tone="bare">
              {posts.label}
            </ButtonLink>
          </p>
        </div>
        <div className="grid content-start gap-4 lg:pt-4">
          <h3 className="display text-display-4">{noHeading}</h3>
          <List
            look="ruled"
            items={no.map(({ text, name, href }) => (
              <span key={name} className="flex flex-wrap justify-between gap-x-6">
                <span className="text-soft">{text}</span>
                {href ? <TextLink href={href}>{name}</TextLink> : name}
              </span>
            ))}
          />
        </div>
      </div>
    </Section>
  );
}

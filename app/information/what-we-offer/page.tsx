import { TextLink } from "#app/elements/actions/text-link.tsx";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Definitions } from "#app/elements/text/list/list.tsx";
import { Tabs } from "#app/elements/actions/tabs/tabs.tsx";
import { AnnotatedSheet } from "./annotated-sheet.tsx";
import { CallToActionSplit } from "#app/sections/calls/call-to-action.tsx";
import { ColorfulPageTitle } from "#app/sections/page-titles/colorful-page-title/colorful-page-title.tsx";
import { PictureSplit } from "#app/sections/statements/picture-split.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { companyTrail } from "../trail.ts";
import { firm } from "../firm.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";

export function loader() {
  return content;
}

export const handle: PageHandle = { business: firm };

export default function WhatWeOffer({
  loaderData: { closing, leftOut, list, rounds, title, users },
}: Route.ComponentProps) {
  return (
    <>
      <ColorfulPageTitle
        heading={title.heading}
        intro={title.intro}
        trail={companyTrail}
        crumb="What we offer"
      >
        <p className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
          {title.jumps.map(({ label, href }) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </p>
      </ColorfulPageTitle>
      <div id="rounds">
        <PictureSplit {...rounds} position="78% 50%" />
      </div>
      <AnnotatedSheet id="sunday-list" {...list} />
      <Section width="wide" aria-labelledby="users-heading">
        <SectionHeader id="users-heading" heading={users.heading} className="mb-10" />
        <Tabs
          label={users.heading}
          look="underlined"
          tabs={users.tabs.map(({ key, label, lead, text, products }) => ({
            key,
            label,
            content: (
              <div className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[5fr_6fr]">
                <p className="display max-w-[24ch] text-display-3">{lead}</p>
                <div className="grid max-w-[60ch] content-start gap-4">
                  <p className="text-soft">{text}</p>
                  <p className="border-t border-line pt-4 text-small font-semibold">{products}</p>
                </div>
              </div>
            ),
          }))}
        />
      </Section>
      <Section id="left-out" tone="night" width="wide" aria-labelledby="left-out-heading">
        <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="grid content-between gap-8 lg:col-span-5">
            <SectionHeader id="left-out-heading" heading={leftOut.heading} intro={leftOut.intro} />
            <ButtonLink href={leftOut.link.href} tone="quiet" className="justify-self-start">
              {leftOut.link.label}
            </ButtonLink>
          </div>
          <Definitions items={leftOut.entries} className="lg:col-span-6 lg:col-start-7" />
        </div>
      </Section>
      <CallToActionSplit {...closing} position="86% 50%" />
    </>
  );
}

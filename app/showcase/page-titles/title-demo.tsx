import { type ReactNode, use, useState } from "react";
import { SampleContext } from "#app/lib/sample-context.ts";
import { Section } from "#app/sections/section.tsx";
import { CodeDisclosure } from "#app/showcase/parts/code-disclosure.tsx";
import { DemoContext, type StageLook } from "#app/showcase/parts/demo-context.ts";
import { Neighbours } from "#app/showcase/parts/neighbours.tsx";
import { LookSwitch } from "#app/showcase/parts/look-switch.tsx";
import type { ShowcaseData } from "#app/showcase/parts/showcase-data.server.ts";

interface TitleDemoPageProps {
  /** The band that is this page's own title: one `<TitleDemo>`. */
  title: ReactNode;
  data: ShowcaseData;
  /** Other uses of the same band, each a `<Demo>`. */
  children: ReactNode;
}

/** The page of one page title: the band in its place at the head, what it is for, and other uses of it on stages below. */
export function TitleDemoPage({ title, data, children }: TitleDemoPageProps) {
  const [look, setLook] = useState<StageLook>({ skin: null, scheme: null });
  return (
    <DemoContext value={{ code: data.code, look }}>
      {title}
      <div className="mx-auto max-w-wide px-gutter">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 border-y border-line py-3">
          <p className="text-small font-semibold">Elsewhere, with other words</p>
          <LookSwitch skins={data.skins} look={look} onChange={setLook} />
        </div>
      </div>
      {/* Bands on a stage stand under no header. */}
      <div className="[--header-overlap:0px]">
        <SampleContext value={true}>{children}</SampleContext>
      </div>
      <Neighbours {...data} />
    </DemoContext>
  );
}

interface TitleDemoProps {
  /** In quotes: the source is found by it. */
  id: string;
  /** What the band does, as a heading of a few words. */
  heading: string;
  /** What it is, then one sentence: when to use it. */
  about: string;
  when: string;
  /** What happens to it on other screens, with other words. */
  facts: readonly { term: string; text: string }[];
  children: ReactNode;
}

/** The title of the page itself, then what to know about it and the source that made it. */
export function TitleDemo({ id, heading, about, when, facts, children }: TitleDemoProps) {
  const { code } = use(DemoContext);
  return (
    <>
      {children}
      <Section width="wide" space="tight">
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="grid content-start gap-5 lg:col-span-6">
            <h2 className="display text-display-3">{heading}</h2>
            <p>{about}</p>
            <p className="font-semibold">{when}</p>
          </div>
          <dl className="grid content-start lg:col-span-5 lg:col-start-8">
            {facts.map(({ term, text }) => (
              <div
                key={term}
                className="grid gap-x-6 gap-y-1 border-t border-line py-4 last:border-b sm:grid-cols-[8rem_1fr]"
              >
                <dt className="text-small font-semibold">{term}</dt>
                <dd className="text-small text-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="mt-8">
          <CodeDisclosure
            html={code[id] ?? ""}
            label="this page's title"
            summary="Code of the title above"
          />
        </div>
      </Section>
    </>
  );
}

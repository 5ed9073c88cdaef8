import { type ReactNode, useState } from "react";
import { Section } from "#app/sections/section.tsx";
import { DemoContext, type StageLook } from "./demo-context.ts";
import { LookSwitch } from "./look-switch.tsx";
import { Neighbours } from "./neighbours.tsx";
import type { ShowcaseData } from "./showcase-data.server.ts";

interface DemoPageProps {
  heading: string;
  /** What the element is for, in one or two sentences. */
  intro: string;
  /** The demos of the page in order, for the list at its head. */
  contents: readonly { id: string; title: string }[];
  data: ShowcaseData;
  children: ReactNode;
}

/**
 * The page of one element: what it is, its variants to jump to, a switch to see them in other skins and schemes, the demos
 * themselves, the pages before and after it.
 */
export function DemoPage({ heading, intro, contents, data, children }: DemoPageProps) {
  const [look, setLook] = useState<StageLook>({ skin: null, scheme: null });
  return (
    <DemoContext value={{ code: data.code, look }}>
      <Section width="wide" space="none" className="pt-(--header-overlap)">
        <div className="grid gap-x-8 gap-y-8 pt-tight pb-12 lg:grid-cols-12 lg:pb-16">
          <div className="grid content-start gap-4 lg:col-span-7">
            <p className="text-small text-soft">{data.group}</p>
            <h1 className="display text-display-1">{heading}</h1>
          </div>
          <p className="max-w-text self-end text-lead text-soft lg:col-span-5">{intro}</p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-line py-3">
          <nav aria-label="Variants">
            <ul className="flex flex-wrap gap-x-6">
              {contents.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-block py-2 text-small font-medium hover:underline hover:underline-offset-4"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <LookSwitch skins={data.skins} look={look} onChange={setLook} />
        </div>
      </Section>
      {children}
      <Neighbours {...data} />
    </DemoContext>
  );
}

import { type ReactNode, useState } from "react";
import { Link } from "#app/elements/actions/link.tsx";
import { Section } from "#app/sections/section.tsx";
import { DemoContext, type StageLook } from "./demo-context.ts";
import { LookSwitch } from "./look-switch.tsx";
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

/** The way to the pages before and after this one. */
export function Neighbours({
  group,
  previous,
  next,
}: Pick<ShowcaseData, "group" | "previous" | "next">) {
  return (
    <nav aria-label={`More: ${group}`} className="border-t border-line">
      <div className="mx-auto grid max-w-wide px-gutter sm:grid-cols-2">
        {[
          { label: "Previous", link: previous },
          { label: "Next", link: next },
        ].map(({ label, link }) =>
          link ? (
            <Link
              key={label}
              href={link.href}
              className="group grid gap-1 py-8 last:border-t last:border-line sm:last:border-s sm:last:border-t-0 sm:last:ps-10 lg:py-12"
            >
              <span className="text-small text-soft">{label}</span>
              <span className="display text-display-3 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-6">
                {link.label}
              </span>
            </Link>
          ) : null,
        )}
      </div>
    </nav>
  );
}

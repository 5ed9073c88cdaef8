import * as styles from "./struck-list.module.css";
import type { CSSProperties } from "react";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { requestContext } from "#app/engine/request-context.server.ts";
import { Section } from "#app/sections/section.tsx";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";

export const handle: PageHandle = { header: { over: "dark" } };

/** The periods are the server's own, as on the long page. */
export function loader({ context }: Route.LoaderArgs) {
  return content(context.get(requestContext).ledger);
}

/** The privacy policy for people in a hurry: what is not there, struck out, and four lines of what is. */
export default function PrivacyPage({
  loaderData: { heading, absent, kept, further },
}: Route.ComponentProps) {
  return (
    <>
      <Section tone="night" width="wide" space="none" className="pt-(--header-overlap)">
        <div className="grid grid-cols-1 gap-8 pt-10 pb-normal lg:pt-16">
          <h1 className="display text-display-3">{heading}</h1>
          <ul className={`${styles.list} display`}>
            {absent.map((thing, index) => (
              <li key={thing}>
                <s style={{ "--order": index } as CSSProperties}>{thing}</s>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section width="wide" space="tight" aria-labelledby="kept">
        <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
          <h2 id="kept" className="display text-display-2 lg:col-span-4">
            {kept.heading}
          </h2>
          <div className="grid gap-10 lg:col-span-7 lg:col-start-6">
            <ul className="border-t-2 border-ink">
              {kept.entries.map(({ what, until, href }) => (
                <li
                  key={what}
                  className="group relative grid grid-cols-1 gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-2"
                >
                  <Link
                    href={href}
                    className="font-semibold decoration-1 underline-offset-5 group-hover:underline after:absolute after:inset-0"
                  >
                    {what}
                  </Link>
                  <span className="text-soft">{until}</span>
                </li>
              ))}
            </ul>
            <p className="flex flex-wrap gap-x-6 gap-y-3">
              {further.map(({ label, href }, index) => (
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

import * as styles from "./session-hero.module.css";
import type { ComponentProps } from "react";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { BuildLog } from "./build-log.tsx";
import { PageMap } from "./page-map.tsx";
import { Prompt } from "./prompt.tsx";
import type { Visit } from "../../visit.ts";

interface SessionHeroProps {
  heading: string;
  text: string;
  actions: readonly { label: string; href: string }[];
  log: Omit<ComponentProps<typeof BuildLog>, "visit">;
  map: ComponentProps<typeof PageMap>;
  prompt: ComponentProps<typeof Prompt>;
  status: { name: string; label: string; windows: readonly { label: string; href: string }[] };
  visit: Visit | null;
}

/** The first screen is a terminal whose panes are the claim, the log of the build, its pages and a prompt; windows lead down the page. */
export function SessionHero({
  heading,
  text,
  actions,
  log,
  map,
  prompt,
  status,
  visit,
}: SessionHeroProps) {
  return (
    <section aria-labelledby="hero-heading" className={styles.session}>
      <div className={styles.panes}>
        <div className={styles.claim}>
          <h1 id="hero-heading" className={`display ${styles.heading}`}>
            {heading}
            <span aria-hidden className={styles.caret} />
          </h1>
          <div className={styles.lead}>
            <p className="text-soft">{text}</p>
            <p className="flex flex-wrap gap-4">
              {actions.map(({ label, href }, index) => (
                <ButtonLink key={href} href={href} tone={index === 0 ? "solid" : "quiet"}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          </div>
        </div>
        <BuildLog {...log} visit={visit} />
        <PageMap {...map} />
        <Prompt {...prompt} />
      </div>
      <nav aria-label={status.label} data-tone="brand" className={styles.status}>
        <span aria-hidden>[{status.name}]</span>
        <ol>
          {status.windows.map(({ label, href }, index) => (
            <li key={href}>
              <Link href={href}>
                <span aria-hidden>{index + 1}:</span>
                {label}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  );
}

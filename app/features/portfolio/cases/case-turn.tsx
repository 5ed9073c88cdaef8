import * as styles from "#app/elements/media/hover.module.css";
import type { ProjectSummary } from "#content/projects.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import * as words from "../words.ts";

/** The way to the next project, with its picture, and back to the one before. */
export function CaseTurn({ previous, next }: { previous: ProjectSummary; next: ProjectSummary }) {
  return (
    <nav aria-label={words.otherProjects} className="border-t border-line">
      <div className="mx-auto grid max-w-wide grid-cols-1 gap-x-8 gap-y-6 px-gutter py-10 lg:grid-cols-12 lg:py-16">
        <Link
          href={previous.path}
          className="group grid grid-cols-1 content-start gap-2 py-2 lg:col-span-4"
        >
          <span className="flex items-center gap-2 text-small text-soft">
            <Icon name="arrow-left" className="size-4 rtl:rotate-180" />
            {words.previousProject}
          </span>
          <span className="display text-display-4 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-6">
            {previous.title}
          </span>
        </Link>
        <Link
          href={next.path}
          className="group grid grid-cols-1 items-end gap-x-8 gap-y-6 sm:grid-cols-2 lg:col-span-8 lg:grid-cols-[7fr_5fr]"
        >
          <span className="grid min-w-0 grid-cols-1 gap-3">
            <span className="flex items-center gap-2 text-small text-soft">
              {words.nextProject}
              <Icon name="arrow-right" className="size-4 rtl:rotate-180" />
            </span>
            <span className="display text-display-2 text-balance group-hover:underline group-hover:decoration-2 group-hover:underline-offset-6">
              {next.title}
            </span>
            {next.client && <span className="text-small text-soft">{next.client}</span>}
          </span>
          <span className={`${styles.zoom} block rounded-card`}>
            <Picture
              picture={next.cover}
              alt=""
              sizes="(min-width: 62rem) 32vw, (min-width: 36rem) 46vw, 92vw"
              ratio="4 / 3"
              position={next.focus}
              className="w-full"
            />
          </span>
        </Link>
      </div>
    </nav>
  );
}

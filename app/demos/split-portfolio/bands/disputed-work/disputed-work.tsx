import * as styles from "./disputed-work.module.css";
import * as voices from "../../voices.module.css";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { SeamBand } from "#app/demos/split-portfolio/bands/seam-pair/seam-band.tsx";
import { SeamPair } from "#app/demos/split-portfolio/bands/seam-pair/seam-pair.tsx";
import type { DisputedProject } from "../../content.server.ts";

interface DisputedWorkProps {
  id: string;
  label: string;
  projects: readonly DisputedProject[];
}

/** The projects, each in two halves: hers with a figure and a small picture, his with a large one, and a sentence by each. */
export function DisputedWork({ id, label, projects }: DisputedWorkProps) {
  return (
    <SeamBand id={id} aria-label={label}>
      <ol>
        {projects.map(({ title, href, facts, figure, said: [hers, his] }, index) => (
          <li key={href}>
            <SeamPair
              headingId={`${id}-${index}`}
              title={title}
              size="line"
              order="view"
              place={index === projects.length - 1 ? "last" : "between"}
              halves={[
                {
                  words: (
                    <div className={styles.said}>
                      <p className={voices.quiet}>
                        <b>{hers.by}:</b> {hers.text}
                      </p>
                      <ProjectLink href={href} label={hers.link} title={title.whole} />
                    </div>
                  ),
                  view: (
                    <div className={styles.exhibit}>
                      <div className={styles.exhibitFacts}>
                        <p>
                          <span className={`figures ${styles.exhibitValue}`}>{figure.value}</span>
                          {figure.label}
                        </p>
                        <p className="text-soft">{facts}</p>
                      </div>
                      <Picture picture={hers.picture} sizes="(min-width: 48rem) 28vw, 56vw" />
                    </div>
                  ),
                },
                {
                  words: (
                    <div className={styles.said}>
                      <p className={voices.loud}>
                        {his.by}: {his.text}
                      </p>
                      <ProjectLink href={href} label={his.link} title={title.whole} />
                    </div>
                  ),
                  view: (
                    <div className={styles.spread}>
                      <Picture picture={his.picture} sizes="(min-width: 48rem) 50vw, 100vw" />
                    </div>
                  ),
                },
              ]}
            />
          </li>
        ))}
      </ol>
    </SeamBand>
  );
}

function ProjectLink({ href, label, title }: { href: string; label: string; title: string }) {
  return (
    <Link href={href} className={styles.saidLink}>
      {label}
      <span className="sr-only">: {title}</span>
    </Link>
  );
}

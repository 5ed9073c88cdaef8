import * as styles from "./disputed-work.module.css";
import { clsx } from "clsx";
import type { PictureSource } from "#content/media.ts";
import * as voices from "../../voices.module.css";
import { FitLine } from "#app/elements/text/fit-line/fit-line.tsx";
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

/** The projects, each in two halves with a sentence by each. What fills the halves changes from pair to pair, so that no two follow alike. */
export function DisputedWork({ id, label, projects }: DisputedWorkProps) {
  return (
    <SeamBand id={id} aria-label={label}>
      <ol>
        {projects.map(
          ({ title, href, form, facts, figure, position, said: [hers, his] }, index) => (
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
                    view: <HerView {...{ form, facts, figure, position }} picture={hers.picture} />,
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
                      <div className={clsx(styles.spread, form === "whole" && styles.across)}>
                        <Picture
                          picture={his.picture}
                          position={position}
                          sizes={form === "whole" ? "100vw" : "(min-width: 48rem) 50vw, 100vw"}
                        />
                      </div>
                    ),
                  },
                ]}
              />
            </li>
          ),
        )}
      </ol>
    </SeamBand>
  );
}

function HerView({
  form,
  facts,
  figure,
  position,
  picture,
}: Pick<DisputedProject, "form" | "facts" | "figure" | "position"> & { picture: PictureSource }) {
  const told = (
    <div className={styles.exhibitFacts}>
      <p>
        {form === "figure" ? (
          <span className={`figures ${styles.poster}`}>
            <FitLine text={figure.value} />
          </span>
        ) : (
          <span className={`figures ${styles.exhibitValue}`}>{figure.value}</span>
        )}
        {figure.label}
      </p>
      <p className="text-soft">{facts}</p>
    </div>
  );
  if (form === "figure") return <div className={styles.figure}>{told}</div>;
  if (form === "whole")
    return (
      <div className={`${styles.spread} ${styles.across} ${styles.measured}`}>
        <Picture picture={picture} position={position} alt="" sizes="100vw" />
        {told}
      </div>
    );
  return (
    <div className={styles.exhibit}>
      {told}
      <Picture picture={picture} sizes="(min-width: 48rem) 28vw, 56vw" />
    </div>
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

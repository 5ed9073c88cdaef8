import * as styles from "./disputed-work.module.css";
import type { PictureSource } from "#content/media.ts";
import * as voices from "../../voices.module.css";
import { FitLine } from "#app/elements/text/fit-line/fit-line.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { SeamBand } from "#app/demos/split-portfolio/bands/seam-pair/seam-band.tsx";
import { SeamPair } from "#app/demos/split-portfolio/bands/seam-pair/seam-pair.tsx";
import type { DisputedProject } from "../../content.server.ts";

/** A half of the window. On phones it is higher than wide, and the picture is cut at its sides. */
const HALF = "(min-width: 48rem) 50vw, 100vw";

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
        {projects.map(({ title, form, facts, figure, position, said: [hers, his] }, index) => (
          <li key={title.whole}>
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
                      <ProjectLink {...hers.link} title={title.whole} />
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
                      <ProjectLink {...his.link} title={title.whole} />
                    </div>
                  ),
                  view: (
                    <div className={styles.spread}>
                      <Picture picture={his.picture} position={position} sizes={HALF} />
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
            <FitLine text={<span className={styles.hung}>{figure.value}</span>} />
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
  if (form === "twice")
    return (
      <div className={`${styles.spread} ${styles.measured}`}>
        <Picture picture={picture} position={position} alt="" sizes={HALF} />
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

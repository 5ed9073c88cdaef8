import * as styles from "./latest-things.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { type IndexEntry, RuledIndex } from "#app/elements/text/ruled-index/ruled-index.tsx";

interface LatestThingsProps {
  /** Of the heading. */
  id: string;
  heading: string;
  intro: string;
  newest: IndexEntry & { picture: PictureSource };
  others: readonly IndexEntry[];
}

/** What came in last: the newest close to, the ones before it as a list with their days. */
export function LatestThings({ id, heading, intro, newest, others }: LatestThingsProps) {
  return (
    <div className={styles.latest}>
      <Link href={newest.href} className={`${styles.newest} group`}>
        <Picture
          picture={newest.picture}
          sizes="(min-width: 62rem) 38vw, 92vw"
          ratio="1"
          alt=""
          className="w-full rounded-card"
        />
        <span className="mt-3 flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold underline-offset-4 group-hover:underline">
            {newest.name}
          </span>
          <span className="tabular-nums">{newest.date}</span>
          <span className="w-full text-small text-soft">{newest.detail}</span>
        </span>
      </Link>
      <div>
        <h2 id={id} className="display text-display-2">
          {heading}
        </h2>
        <p className="mt-5 mb-8 max-w-[44ch] text-soft">{intro}</p>
        <RuledIndex entries={others} />
      </div>
    </div>
  );
}

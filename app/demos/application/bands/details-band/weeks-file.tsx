import * as styles from "../../details.module.css";

/** What a spreadsheet makes of the file: the runs of twelve weeks. */
const runs = [3, 2, 3, 3, 1, 0, 2, 3, 3, 3, 3, 3];

/** The first lines of the file in which all weeks can be taken along, and what can be drawn from them. */
export function WeeksFile({ name, rows }: { name: string; rows: readonly string[] }) {
  return (
    <div className="grid grid-cols-1 items-end gap-8 md:grid-cols-2">
      <figure className={`${styles.weeksFile} bg-raised text-ink`}>
        <figcaption className="border-b border-line px-5 py-3 text-small font-semibold">
          {name}
        </figcaption>
        <pre className="px-5 pt-4 pb-5">{rows.join("\n")}</pre>
      </figure>
      <svg viewBox="0 0 284 68" aria-hidden fill="var(--brand)" className={styles.drawing}>
        {runs.flatMap((done, week) =>
          [1, 2, 3].map((run) => (
            <circle
              key={`${week} ${run}`}
              cx={10 + week * 24}
              cy={82 - run * 24}
              r="9"
              fillOpacity={run > done ? 0.18 : 1}
            />
          )),
        )}
      </svg>
    </div>
  );
}

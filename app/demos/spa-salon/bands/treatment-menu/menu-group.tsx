import * as styles from "./treatment-menu.module.css";
import { useState } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import type { TreatmentGroup } from "../../treatments.server.ts";
import type { Visit } from "../../use-visit.ts";
import { TreatmentRow } from "./treatment-row.tsx";

interface MenuGroupProps extends TreatmentGroup {
  /** Stands open on phones from the beginning. */
  isFirst: boolean;
  currency: string;
  visit: Visit;
  /** What is said at the treatment with which the visit became too long. */
  refusal: string;
}

/** Treatments of one kind. On phones with script it is folded; it stays open while one of its treatments has to say something. */
export function MenuGroup({
  id,
  title,
  note,
  treatments,
  isFirst,
  currency,
  visit,
  refusal,
}: MenuGroupProps) {
  const [isUnfolded, setUnfolded] = useState(isFirst);
  const isRefused = treatments.some((treatment) => treatment.id === visit.tooMuch);
  const isOpen = isUnfolded || isRefused;
  const isChosen = (treatment: string) =>
    visit.treatments.some((chosen) => chosen.id === treatment);
  const chosen = treatments.filter((treatment) => isChosen(treatment.id)).length;

  return (
    <div
      role="group"
      aria-labelledby={`group-${id}`}
      data-open={isOpen || undefined}
      className={styles.menuGroup}
    >
      <div className={styles.menuHead}>
        <h3 id={`group-${id}`} className="display text-display-3">
          {title}
        </h3>
        <p className="max-w-[28ch] text-small text-soft">{note}</p>
        {/* How many basins of the group are full: each a dot, told by the boxes themselves. */}
        <span aria-hidden className={styles.menuCount}>
          {"●".repeat(chosen)}
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`treatments-${id}`}
          aria-labelledby={`group-${id}`}
          onClick={() => setUnfolded(!isOpen)}
          className={styles.menuFold}
        >
          <Icon name={isOpen ? "minus" : "plus"} className="size-5" />
        </button>
      </div>
      <ul id={`treatments-${id}`}>
        {treatments.map((treatment) => (
          <li key={treatment.id}>
            <TreatmentRow
              {...treatment}
              currency={currency}
              isChosen={isChosen(treatment.id)}
              refusal={visit.tooMuch === treatment.id ? refusal : null}
              onToggle={() => visit.toggle(treatment.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

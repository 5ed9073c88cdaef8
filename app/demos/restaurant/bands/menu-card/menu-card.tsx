import * as styles from "./menu-card.module.css";
import { type DietaryMark, DietaryLegend, DietaryMarks } from "./dietary-marks.tsx";
import { Tabs } from "#app/elements/actions/tabs/tabs.tsx";

interface Dish {
  name: string;
  /** What is on the plate, or where the wine is from. */
  text: string;
  /** As people read it: "£14". */
  price: string;
  marks: readonly DietaryMark[];
}

export interface CardMenu {
  /** Unique on the page: `#key` opens it. */
  key: string;
  label: string;
  /** When it is served. */
  served: string;
  courses: readonly { title: string; dishes: readonly Dish[] }[];
  /** Set menus, service, anything that belongs to the whole card. */
  note: string;
}

interface MenuCardProps {
  id: string;
  heading: string;
  intro: string;
  menus: readonly CardMenu[];
  /** Small print at the foot. */
  legal: string;
}

/** A restaurant's menu as the card that lies on the table: light paper, two columns, one tab for each of its sides. */
export function MenuCard({ id, heading, intro, menus, legal }: MenuCardProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.band}>
      <div className={styles.card}>
        <div className={styles.sheet}>
          <header className="grid justify-items-center gap-4 text-center">
            <Sprig />
            <h2 id={`${id}-heading`} className="display text-display-2">
              {heading}
            </h2>
            <p className="max-w-[46ch] text-balance text-soft">{intro}</p>
          </header>
          <Tabs
            label="Menus"
            look="underlined"
            anchored
            className={styles.tabs}
            tabs={menus.map(({ key, label, ...menu }) => ({
              key,
              label,
              content: <MenuSide {...menu} />,
            }))}
          />
          <footer className={`${styles.foot} text-small text-soft`}>
            <DietaryLegend className="flex flex-wrap justify-center gap-x-6 gap-y-2" />
            <p>{legal}</p>
          </footer>
        </div>
      </div>
    </section>
  );
}

function MenuSide({ served, courses, note }: Omit<CardMenu, "key" | "label">) {
  return (
    <>
      <p className={styles.served}>{served}</p>
      <div className={styles.columns}>
        {courses.map(({ title, dishes }) => (
          <section key={title} className={styles.course}>
            <h3 className="display text-display-4">{title}</h3>
            <ul>
              {dishes.map(({ name, text, price, marks }) => (
                <li key={name} className={styles.dish}>
                  <p className="font-medium">
                    {name} <DietaryMarks marks={marks} />
                  </p>
                  <p className="tabular-nums">{price}</p>
                  <p className="text-small text-soft">{text}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={`${styles.note} display text-display-4`}>{note}</p>
    </>
  );
}

/** A sprig of thyme, as the printer's ornament at the head of the card. */
function Sprig() {
  return (
    <svg viewBox="0 0 72 28" aria-hidden className="w-18" fill="none" stroke="currentColor">
      <path d="M4 14c22-1.5 42-1.5 64 0" strokeWidth="1" strokeLinecap="round" />
      <g fill="currentColor" stroke="none">
        {[14, 24, 34, 44, 54].map((at, index) => (
          <g key={at} transform={`translate(${at} ${13 - (index % 2)})`}>
            <path d="M0 0c1.5-6 5-8.500 8-9-.5 4.500-3 8-8 9z" />
            <path d="M2 1.500c5 .8 7.500 4 8 7.500-4.500-.2-7.500-3-8-7.500z" />
          </g>
        ))}
      </g>
    </svg>
  );
}

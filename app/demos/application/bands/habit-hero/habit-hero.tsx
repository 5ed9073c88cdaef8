import * as styles from "./habit-hero.module.css";
import type { ComponentProps, CSSProperties } from "react";
import { PhoneFrame } from "#app/demos/application/bands/phone-frame/phone-frame.tsx";
import { StoreBadges } from "./store-badges.tsx";
import { TodayScreen } from "./today-screen.tsx";

/** Radii of the three rings, from outside, in a field of 1000 × 1000. */
const radii = [470, 408, 346];
/** The last is another colour of the skin, from its own: mint turned to yellow. */
const strokes = [
  "var(--accent)",
  "var(--on-brand)",
  "oklch(from var(--accent) calc(l + 0.12) c calc(h - 66))",
] as const;

interface HabitHeroProps {
  /** Two words, a line each. */
  heading: readonly [string, string];
  lead: string;
  store: ComponentProps<typeof StoreBadges>;
  today: ComponentProps<typeof TodayScreen> & { clock: string };
  /** Beside the phone, on wide screens: where to begin, and what the app would say by itself. */
  cards: readonly [title: string, text: string][];
}

/**
 * The first screen: a claim of two words, and a phone whose habits can be ticked. Each has a ring behind the phone as large as the
 * screen, which goes on by what was ticked. All of it is boxes to tick and a stylesheet: it works before and without script.
 */
export function HabitHero({
  heading,
  lead,
  store,
  today: { clock, ...today },
  cards,
}: HabitHeroProps) {
  return (
    <section aria-labelledby="claim" className={styles.hero}>
      <div className={styles.heroFields}>
        <div data-tone="brand" className={styles.heroWords}>
          <h1 id="claim" className={`display ${styles.heroClaim}`}>
            {heading[0]} <br />
            {heading[1]}
          </h1>
          <p className="max-w-[34ch] text-lead">{lead}</p>
          <StoreBadges {...store} />
        </div>
        <div className={styles.heroStage}>
          <svg
            viewBox="0 0 1000 1000"
            fill="none"
            strokeWidth="46"
            strokeLinecap="round"
            aria-hidden
            className={styles.heroRings}
          >
            <g stroke="oklch(from var(--brand) calc(l - 0.075) c h)">
              {radii.map((radius) => (
                <circle key={radius} cx="500" cy="500" r={radius} />
              ))}
            </g>
            {today.habits.map(({ name, done, goal }, index) => (
              <circle
                key={name}
                className={styles.ring}
                stroke={strokes[index]}
                cx="500"
                cy="500"
                r={radii[index]}
                pathLength="100"
                style={
                  { "--now": share(done, goal), "--after": share(done + 1, goal) } as CSSProperties
                }
              />
            ))}
          </svg>
          <PhoneFrame clock={clock}>
            <TodayScreen {...today} />
          </PhoneFrame>
          {cards.map(([title, text], index) => (
            <p
              key={title}
              className={`${styles.card} ${index === 0 ? styles.cardFirst : styles.cardLast}`}
            >
              <b>{title}</b>
              <span className="text-soft">{text}</span>
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Per cent of the ring, to a tenth. */
function share(done: number, goal: number): number {
  return Math.round((done / goal) * 1000) / 10;
}

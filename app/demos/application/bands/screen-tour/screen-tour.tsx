import * as styles from "./screen-tour.module.css";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useItemInView } from "#app/lib/use-item-in-view.ts";
import { useScrollStop } from "#app/lib/use-scroll-stop.ts";
import { Section, SectionHeader } from "#app/sections/section.tsx";

/** Where the screens lie on one another (`screen-tour.css`). */
const IN_ONE_PLACE = "(min-width: 62rem)";

interface TourStop {
  /** Anchor of the stop. */
  id: string;
  /** Day and hour at which it happens: "Monday, 7:10". */
  when: string;
  /** Of the week, Monday being 1. */
  day: number;
  title: string;
  text: string;
  /** What the screen shows, for those who do not see it. */
  shows: string;
}

interface ScreenTourProps {
  id: string;
  heading: string;
  intro: string;
  /** Three to six. The screen is a drawing in HTML without controls, about twice as high as wide. */
  stops: readonly (TourStop & { screen: ReactNode })[];
}

/**
 * A product shown screen by screen: the texts go by, and the device beside them stands still and shows the screen of the one in the
 * middle of the window. On narrow windows, on paper, without script and while nobody reads it each text has its own.
 */
export function ScreenTour({ id, heading, intro, stops }: ScreenTourProps) {
  const list = useRef<HTMLOListElement>(null);
  const stop = useScrollStop(list);
  const [current, setCurrent] = useState<number | null>(null);
  useItemInView(list, IN_ONE_PLACE, setCurrent);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) setCurrent(null);
    });
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Section id={id} ground="tint" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="split"
        className={styles.head}
      />
      <ol
        ref={list}
        aria-labelledby={`${id}-heading`}
        {...stop}
        className={clsx(styles.tour, current !== null && styles.reading)}
      >
        {stops.map(({ id: stop, when, day, title, text, shows, screen }, index) => (
          <li key={stop} id={stop} data-current={index === current || undefined}>
            <div data-day={when.slice(0, 2)} className={styles.text}>
              <DayRing day={day} />
              <p className="justify-self-start rounded-full bg-brand px-3.5 py-1.5 text-small font-semibold text-on-brand tabular-nums">
                {when}
              </p>
              <h3 className="display max-w-[16ch] text-display-2">{title}</h3>
              <p className="max-w-[44ch] text-lead">{text}</p>
            </div>
            <div role="img" aria-label={shows} className={styles.screen}>
              {screen}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The week as a ring of seven days, so many of them gone: the phone stands before it when its text is read. */
function DayRing({ day }: { day: number }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden className={styles.days}>
      <g
        transform="rotate(-26 100 100)"
        fill="none"
        stroke="color-mix(in oklab, var(--ground) 68%, #fff)"
        strokeWidth="24"
      >
        <circle cx="100" cy="100" r="84" pathLength="7" strokeDasharray="0.9 0.1" />
        <circle
          cx="100"
          cy="100"
          r="84"
          pathLength="7"
          strokeDasharray={`${"0.9 0.1 ".repeat(day)}0 7`}
          stroke="var(--gone)"
        />
      </g>
    </svg>
  );
}

import * as styles from "./oh-hero.module.css";
import { type PointerEvent, useEffect, useRef } from "react";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { motionIsWelcome } from "#app/lib/motion.ts";
import { OhBall } from "../oh-ball/oh-ball.tsx";

interface OhHeroProps {
  /** Read out for the drawn word, which opens the sentence. */
  word: string;
  rest: string;
  lead: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
}

/** The part of the way to the pointer that the ball covers in each frame. */
const PULL = 0.12;

/** The first screen: the word OH as large as the sheet. Its O is a ball that leans towards the mouse. */
export function OhHero({ word, rest, lead, primary, secondary }: OhHeroProps) {
  const ball = useRef<HTMLSpanElement>(null);
  const frame = useRef(0);
  const wanted = useRef({ x: 0, y: 0 });
  const place = useRef({ x: 0, y: 0 });

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function lean() {
    const [from, to] = [place.current, wanted.current];
    const isThere = Math.hypot(to.x - from.x, to.y - from.y) < 0.004;
    const part = isThere ? 1 : PULL;
    from.x += (to.x - from.x) * part;
    from.y += (to.y - from.y) * part;
    ball.current?.style.setProperty("--lean-x", from.x.toFixed(3));
    ball.current?.style.setProperty("--lean-y", from.y.toFixed(3));
    frame.current = isThere ? 0 : requestAnimationFrame(lean);
  }

  function leanTowards(x: number, y: number) {
    wanted.current = { x, y };
    frame.current ||= requestAnimationFrame(lean);
  }

  function follow({ currentTarget, pointerType, clientX, clientY }: PointerEvent) {
    if (pointerType !== "mouse" || !motionIsWelcome()) return;
    const sheet = currentTarget.getBoundingClientRect();
    leanTowards(
      ((clientX - sheet.x) / sheet.width) * 2 - 1,
      ((clientY - sheet.y) / sheet.height) * 2 - 1,
    );
  }

  return (
    <section
      aria-labelledby="oh"
      className={styles.hero}
      onPointerMove={follow}
      onPointerLeave={() => leanTowards(0, 0)}
    >
      <h1 id="oh">
        <span className={styles.word}>
          <span className="sr-only">{word} </span>
          <OhBall ref={ball} printed className={styles.ball} />
          <svg viewBox="0 0 110 100" preserveAspectRatio="none" aria-hidden>
            <path d="M0 0h44v31h22V0h44v100H66V67H44v33H0z" />
          </svg>
        </span>
        <span className={`${styles.heroRest} display text-display-3`}>{rest}</span>
      </h1>
      <div className={styles.heroWords}>
        <p className="max-w-[44ch] text-lead">{lead}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
          <ButtonLink href={secondary.href} tone="quiet">
            {secondary.label}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

import * as styles from "./plan-reel.module.css";
import type { KeyboardEvent } from "react";
import type { PictureSource } from "#content/media.ts";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { StepButtons } from "#app/elements/actions/step-buttons.tsx";
import { useSnapTrack } from "#app/elements/motion/use-snap-track.ts";
import { horizontalKeys, rovingIndex } from "#app/lib/roving-index.ts";
import { useHashTarget } from "#app/lib/use-hash-target.ts";

interface PlannedProject {
  /** Unique on the page: links may lead to the sheet. */
  id: string;
  name: string;
  /** Where, when, how large: three or four, a word or two each. */
  facts: readonly string[];
  picture: PictureSource;
  /** Part of the picture to keep when it is cut to 4 : 5, as in CSS `object-position`. */
  position?: string | undefined;
  /** A symbol of a drawings file, 400 × 500: see `Drawing`. */
  plan: string;
  /** What the numbers on the plan stand for, in their order. */
  rooms: readonly string[];
}

interface PlanReelProps {
  id: string;
  /** Short words: on wide screens it stands in the margin, and the sheets slide over it. */
  heading: string;
  intro: string;
  /** Names the row for assistive technology. */
  label: string;
  /** What the switch under each picture does. */
  switchLabel: string;
  /** Names the list of what the numbers stand for. */
  roomsLabel: string;
  projects: readonly PlannedProject[];
}

/**
 * A row of sheets that scrolls and snaps. From 768 px each is a drawing until it comes to the middle, where it turns into the picture of what was
 * built; a switch brings the drawing back. Below, and without script, every sheet is its picture and the switch is the way to the drawing.
 */
export function PlanReel({
  id,
  heading,
  intro,
  label,
  switchLabel,
  roomsLabel,
  projects,
}: PlanReelProps) {
  const { track, current, goTo } = useSnapTrack<HTMLUListElement>();
  const goRound = (index: number) => goTo((index + projects.length) % projects.length);

  // A link to a sheet: the browser brings it into view, but not into the middle, and does so behind the press.
  useHashTarget((id) => {
    const index = projects.findIndex((project) => project.id === id);
    if (index >= 0) requestAnimationFrame(() => goTo(index));
  });

  function handleKey(event: KeyboardEvent) {
    const keys = horizontalKeys(event.currentTarget);
    const next = rovingIndex(event, current, projects.length, keys);
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  }

  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`${styles.reel} py-normal`}>
      <div className={styles.reelBody}>
        <header className={styles.reelHead}>
          <h2 id={`${id}-heading`} className="display text-display-3">
            {heading}
          </h2>
          <p className="text-small text-soft">{intro}</p>
        </header>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of a row that scrolls */}
        <ul
          ref={track}
          id={`${id}-track`}
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keys
          tabIndex={0}
          className={styles.reelTrack}
          onKeyDown={handleKey}
        >
          {projects.map((project, index) => (
            <Sheet
              key={project.id}
              project={project}
              switchLabel={switchLabel}
              roomsLabel={roomsLabel}
              isCurrent={index === current}
            />
          ))}
        </ul>
      </div>
      <div className={`${styles.reelControls} needs-script`}>
        <StepButtons
          unit="sheet"
          className={styles.reelButton}
          track={`${id}-track`}
          onStep={(by) => goRound(current + by)}
        />
        <p className="text-small tabular-nums" aria-live="polite">
          {current + 1} <span className="text-soft">of {projects.length}</span>
          <span className="sr-only">: {projects[current]?.name}</span>
        </p>
      </div>
    </section>
  );
}

interface SheetProps {
  project: PlannedProject;
  switchLabel: string;
  roomsLabel: string;
  isCurrent: boolean;
}

function Sheet({
  project: { id, name, facts, picture, position, plan, rooms },
  switchLabel,
  roomsLabel,
  isCurrent,
}: SheetProps) {
  return (
    <li id={id} data-current={isCurrent || undefined} className={styles.sheet}>
      <div className={styles.sheetFrame}>
        <Drawing href={plan} viewBox="0 0 400 500" />
        <Picture
          picture={picture}
          position={position}
          sizes="(min-width: 48rem) 40rem, 92vw"
          className={styles.sheetPicture}
        />
      </div>
      <div className={styles.sheetFoot}>
        <h3 className="display text-display-4">{name}</h3>
        <label className={styles.sheetSwitch}>
          <input type="checkbox" />
          {switchLabel}
          <span className="sr-only">({name})</span>
        </label>
        <p className={styles.sheetFacts}>
          {facts.map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </p>
        <ol className={styles.sheetRooms} aria-label={`${roomsLabel}, ${name}`}>
          {rooms.map((room, index) => (
            <li key={room}>
              <span aria-hidden>{index + 1}</span> {room}
            </li>
          ))}
        </ol>
      </div>
    </li>
  );
}

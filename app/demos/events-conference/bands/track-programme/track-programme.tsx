import * as styles from "./track-programme.module.css";
import { buttonClass } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Tabs } from "#app/elements/actions/tabs/tabs.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface Track {
  key: string;
  name: string;
  /** Reads on after the name: "how it is seen". */
  about: string;
  room: string;
  light: "brand" | "accent";
}

interface ProgrammeTalk {
  /** The `key` of its track. */
  track: string;
  title: string;
  text: string;
  speaker: string;
  /** As people say it: "45 minutes". */
  length: string;
  /** Address of its calendar file. */
  file: string;
}

interface ProgrammeHour {
  /** By the clocks of the place: "10:00". */
  at: string;
  /** The same instant for machines, with its zone. */
  moment: string;
  /** What everybody does; where it is missing, there are talks. */
  together: { title: string; text: string } | undefined;
  talks: readonly ProgrammeTalk[];
}

export interface ProgrammeDay {
  /** Unique on the page: `#key` opens it. */
  key: string;
  label: string;
  /** The calendar file of the whole day. */
  file: { label: string; href: string };
  hours: readonly ProgrammeHour[];
}

interface TrackProgrammeProps {
  id: string;
  heading: string;
  intro: string;
  /** Names the tabs. */
  label: string;
  /** Says what a talk's calendar file is for; followed by the talk's title for who cannot see it. */
  add: string;
  /** The first stands at the start, the second at the end. */
  tracks: readonly Track[];
  days: readonly ProgrammeDay[];
  note: string;
}

/** The days of a conference, a tab each: two tracks side by side, each in its own light, and what all do together across both. */
export function TrackProgramme({
  id,
  heading,
  intro,
  label,
  add,
  tracks,
  days,
  note,
}: TrackProgrammeProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} className="mb-10" />
      <Tabs
        label={label}
        look="underlined"
        anchored
        className={styles.days}
        tabs={days.map((day) => ({
          key: day.key,
          label: <span className="display block">{day.label}</span>,
          content: <Day day={day} tracks={tracks} add={add} />,
        }))}
      />
      <p className="mt-6 max-w-[62ch] text-small text-soft">{note}</p>
    </Section>
  );
}

function Day({
  day: { hours, file },
  tracks,
  add,
}: { day: ProgrammeDay } & Pick<TrackProgrammeProps, "tracks" | "add">) {
  return (
    <div className={styles.programme}>
      {/* On wide screens the heads of the columns; every talk names its track itself. */}
      <div aria-hidden className={styles.heads}>
        {tracks.map(({ key, name, about, room, light }) => (
          <p key={key} data-light={light} className={styles.head}>
            <span className="display text-display-2">{name}</span>
            <span className="text-small">
              {about}
              <br />
              {room}
            </span>
          </p>
        ))}
      </div>
      <ol className={styles.hours}>
        {hours.map(({ at, moment, together, talks }) => (
          <li key={at} className={styles.hour} data-together={together ? "" : undefined}>
            <time dateTime={moment} className={`${styles.time} figures`}>
              {at}
            </time>
            {together && (
              <div className={styles.together}>
                <h3 className="display text-display-4">{together.title}</h3>
                <p className="text-soft">{together.text}</p>
              </div>
            )}
            {talks.map((talk) => (
              <Talk
                key={talk.title}
                talk={talk}
                track={tracks.find(({ key }) => key === talk.track)}
                add={add}
              />
            ))}
          </li>
        ))}
      </ol>
      <a href={file.href} className={buttonClass({ tone: "quiet" }, "mt-8")}>
        <Icon name="calendar" className="size-5" />
        {file.label}
      </a>
    </div>
  );
}

function Talk({
  talk: { title, text, speaker, length, file },
  track,
  add,
}: {
  talk: ProgrammeTalk;
  track: Track | undefined;
  add: string;
}) {
  return (
    <article data-light={track?.light} className={styles.talk}>
      <p className={`${styles.track} text-small`}>
        {track?.name}
        <span className="font-normal">, {track?.room}</span>
      </p>
      <h3 className="display text-display-4">{title}</h3>
      <p className="max-w-[44ch]">{text}</p>
      <p className={`${styles.talkFoot} text-small`}>
        <span>
          <b>{speaker}</b>
          <span className="max-md:sr-only">, {length}</span>
        </span>
        {/* A file, not a page: the router has no part in it. */}
        <a href={file} className={`${styles.file} inline-flex items-center gap-2 font-semibold`}>
          <Icon name="calendar" className="size-4.5" />
          <span>
            {add}
            <span className="sr-only"> {title}</span>
          </span>
        </a>
      </p>
    </article>
  );
}

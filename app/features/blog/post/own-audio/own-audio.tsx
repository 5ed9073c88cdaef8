import * as styles from "./own-audio.module.css";
import type { Recording } from "#content/recordings.ts";
import { formatClock } from "../../format-clock.ts";
import * as words from "../../words.ts";

/** A recording of our own in the browser's player, with what is heard as text below: nothing of it is loaded before it is played. */
export function OwnAudio({ recording }: { recording: Recording }) {
  const { file, title, length, transcript } = recording;
  return (
    <figure className={styles.audio}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="display text-display-4">{title}</span>
        <span className="text-small text-soft tabular-nums">{formatClock(length)}</span>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is said in it; the transcript below tells what is heard */}
      <audio key={file} controls preload="none" aria-label={title}>
        <source src={`${file}.m4a`} type="audio/mp4" />
        <source src={`${file}.ogg`} type="audio/ogg; codecs=opus" />
      </audio>
      <details>
        <summary>{words.transcript}</summary>
        <dl>
          {transcript.map(({ at, text }) => (
            <div key={at} className="contents">
              <dt>{formatClock(at)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </figure>
  );
}

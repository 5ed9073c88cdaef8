import "./found-desk.css";
import { Icon } from "#app/elements/media/icon.tsx";
import { FoundThing, type ThingName } from "./found-thing.tsx";

export interface FoundDeskProps {
  /** What is to be seen, for those who do not see it. */
  label: string;
  question: string;
  things: readonly { thing: ThingName; name: string; note: string; isMatch: boolean }[];
}

/** A picture of the lost-property desk: the sentence somebody said, and the shelf with the thing they meant. */
export function FoundDesk({ label, question, things }: FoundDeskProps) {
  return (
    <div role="img" aria-label={label} className="found-desk">
      <p className="found-desk-question">
        <Icon name="search" className="size-6 shrink-0" />
        <span className="found-desk-said">{question}</span>
      </p>
      <div className="found-desk-shelf">
        {things.map(({ thing, name, note, isMatch }) => (
          <p
            key={thing}
            className={isMatch ? "found-desk-thing found-desk-match" : "found-desk-thing"}
          >
            <FoundThing name={thing} />
            <span className="found-desk-tag">
              <span className="font-semibold">{name}</span>
              <span>{note}</span>
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

import { useRef } from "react";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { type Entrance, replayReveal } from "#app/lib/reveal.ts";
import { ReplayButton } from "../parts/replay-button.tsx";
import type { PictureSource } from "#content/media.ts";

interface EntranceSampleProps {
  entrance: Entrance;
  label: string;
  picture: PictureSource;
}

/** A picture that comes in by one of the entrances, and again at a press. */
export function EntranceSample({ entrance, label, picture }: EntranceSampleProps) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div>
      <div ref={ref} data-reveal={entrance}>
        <Picture
          picture={picture}
          sizes="(min-width: 62rem) 28vw, 46vw"
          ratio="4 / 3"
          className="w-full rounded-card"
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{label}</p>
        <ReplayButton
          label={label}
          onClick={() => ref.current && replayReveal(ref.current)}
          className="mt-0!"
        />
      </div>
    </div>
  );
}

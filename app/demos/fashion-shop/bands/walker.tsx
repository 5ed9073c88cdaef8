import { Drawing } from "#app/elements/media/drawing.tsx";

/** The outlines: as a file they are in no script. A stride in eight pictures. */
export const WALK = "/drawings/edda.svg#walk-";
export const PHASES = 8;

interface WalkerProps {
  /** Which of the eight pictures of a stride, from 0. */
  phase: number;
  className?: string;
}

/** Clothes that walk without anybody in them. `--coat`, `--edge`, `--hat`, `--shoe`, `--bag` and `--lining` dress them. */
export function Walker({ phase, className }: WalkerProps) {
  return <Drawing href={`${WALK}${phase}`} viewBox="0 0 92 130" className={className} />;
}

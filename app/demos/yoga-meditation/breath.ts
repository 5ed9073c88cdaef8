/** One part of a breath. */
export interface BreathStep {
  key: "in" | "hold" | "out";
  /** Whole seconds. */
  seconds: number;
  name: string;
  /** What to do, in the middle of the circle. */
  cue: string;
  /** How to do it. */
  text: string;
}

/** Length of a whole breath in seconds. */
export function breathLength(steps: readonly BreathStep[]): number {
  return steps.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** The step to which each second of a breath belongs, in order. */
export function breathBeads(steps: readonly BreathStep[]): BreathStep["key"][] {
  return steps.flatMap(({ key, seconds }) => Array.from({ length: seconds }, () => key));
}

/** Where a sitting stands that began `second` whole seconds ago: the step, what is left of it, and the second of this breath. */
export function breathAt<S extends BreathStep>(
  steps: readonly S[],
  second: number,
): { step: S; left: number; bead: number } {
  const bead = second % breathLength(steps);
  let end = 0;
  for (const step of steps) {
    end += step.seconds;
    if (bead < end) return { step, left: end - bead, bead };
  }
  throw new Error("A breath needs steps of one second or more.");
}

/** A step on the way to a client: how many people got there, and what each of them cost. */
export interface WinningStep {
  count: number;
  /** Of one person, in cents. */
  unitCost: number;
}

/** A step with what follows from its figures. */
export type CountedStep<Step> = Step & {
  /** Of those at the first step, from 0 to 1. */
  share: number;
  /** Of those at the step before, from 0 to 1; the first step keeps all. */
  kept: number;
  /** In cents. */
  cost: number;
};

/**
 * What it costs to win a client. Every step is paid for everybody who got there, and those who signed, at the last step, carry the sum.
 * All amounts are whole cents; the cost of a win is rounded up, so that it never looks cheaper than it was.
 */
export function winningCosts<Step extends WinningStep>(
  steps: readonly [Step, ...Step[]],
): { steps: CountedStep<Step>[]; total: number; wins: number; perWin: number } {
  const counted = steps.map((step, index) => ({
    ...step,
    share: step.count / steps[0].count,
    kept: step.count / (steps[index - 1] ?? step).count,
    cost: step.count * step.unitCost,
  }));
  const total = counted.reduce((sum, { cost }) => sum + cost, 0);
  const wins = counted.at(-1)!.count;
  return { steps: counted, total, wins, perWin: Math.ceil(total / wins) };
}

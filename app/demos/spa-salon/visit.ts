/** A treatment as sums need it. */
export interface Treatment {
  id: string;
  name: string;
  text: string;
  minutes: number;
  /** In cents. */
  price: number;
}

/** The longest visit, in minutes. */
export const LONGEST_VISIT = 240;

export interface VisitPlan {
  /** What was chosen, in the order of the house: water first, rest last. */
  treatments: readonly Treatment[];
  minutes: number;
  /** In cents. */
  price: number;
  /** The first one, in the order of choosing, with which the visit got too long. */
  tooMuch: string | null;
}

/**
 * A visit put together: its time, its price, and whether it is still one. Nothing is left out by itself; what to give up is the guest's
 * to say.
 * @param menu every treatment, in the order of the house.
 * @param chosen ids in the order of choosing; what the house does not have, and what comes twice, is ignored.
 */
export function planVisit(menu: readonly Treatment[], chosen: readonly string[]): VisitPlan {
  const treatments = menu.filter(({ id }) => chosen.includes(id));
  let minutes = 0;
  let tooMuch: string | null = null;
  for (const id of new Set(chosen)) {
    minutes += treatments.find((treatment) => treatment.id === id)?.minutes ?? 0;
    if (minutes > LONGEST_VISIT) tooMuch ??= id;
  }
  const price = treatments.reduce((sum, treatment) => sum + treatment.price, 0);
  return { treatments, minutes, price, tooMuch };
}

/**
 * The visit in one line for the booking; empty while there is nothing to book. The longest one that the house can offer fits the
 * contact form's subject.
 */
export function visitInWords(
  { treatments, minutes, tooMuch }: VisitPlan,
  duration: (minutes: number) => string,
): string {
  if (treatments.length === 0 || tooMuch !== null) return "";
  return `${duration(minutes)}: ${treatments.map(({ name }) => name).join(", ")}`;
}

/** The curved armchair in centimetres: its list of details says them, and a drawing of it carries them. */
export const armchairMeasures = {
  width: 58,
  depth: 54,
  height: 76,
  seatWidth: 47,
  seatDepth: 44,
  seatHeight: 46,
  armHeight: 64,
} as const;

export type ArmchairMeasures = Readonly<Record<keyof typeof armchairMeasures, number>>;

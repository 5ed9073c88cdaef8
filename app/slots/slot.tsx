import type { SlotOf } from "./contract.ts";

/** Shows what features hand in for a place, each with the same props. */
export function Slot<Props extends object>({
  of,
  ...props
}: { of: SlotOf<Props> } & NoInfer<Props>) {
  return of.map((Part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list is a constant
    <Part key={index} {...(props as unknown as Props)} />
  ));
}

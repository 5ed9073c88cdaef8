import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the HTML and while it is brought to life, true from then on: for controls that are nothing without script. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

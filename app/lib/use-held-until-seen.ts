import { type RefObject, useEffect, useRef } from "react";
import { holdUntilSeen } from "./hold-until-seen.ts";

/** For components whose animation is all CSS: the element of the returned ref is held until it is seen (see `holdUntilSeen`). */
export function useHeldUntilSeen<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => (ref.current ? holdUntilSeen(ref.current) : undefined), []);
  return ref;
}

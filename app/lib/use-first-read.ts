// @chunk visitors-hand
import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * For script that follows fields of the visitor's: reads them once, when the page comes alive. No event tells it what was typed or
 * chosen before, or what the browser brought back on a reload; and React, which leaves both alone when it takes a field over, writes
 * its own value over them when it next draws it.
 * @param fields one field, or what they are in.
 * @param read takes over what differs from what an untouched field shows; on most visits that is nothing. That is not always its
 * attribute: a slider of steps of ten that is made with 305 shows 310.
 */
export function useFirstRead<E extends Element>(
  fields: RefObject<E | null>,
  read: (fields: E) => void,
): void {
  const readNow = useEffectEvent(read);
  useEffect(() => {
    if (fields.current) readNow(fields.current);
  }, [fields]);
}

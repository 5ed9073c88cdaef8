import { type FormEvent, useEffect, useState } from "react";
import { whenStillHere } from "#app/features/forms/when-still-here.ts";

/**
 * For a form that the browser posts by itself: until the answer is there, a further press sends nothing. The browser would show the answer
 * to that one, about a link that was just used up.
 */
export function useSinglePost() {
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (isSent) return whenStillHere(() => setSent(false));
  }, [isSent]);
  return {
    isSent,
    onSubmit: (event: FormEvent) => {
      if (isSent) event.preventDefault();
      else setSent(true);
    },
  };
}

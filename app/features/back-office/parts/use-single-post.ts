import { type FormEvent, useEffect, useState } from "react";
import { whenBack } from "#app/features/forms/when-back.ts";

/**
 * For a form that the browser posts by itself: until the answer is there, a further press sends nothing. The browser would show the answer
 * to that one, about a link that was just used up or a session that has just ended.
 */
export function useSinglePost() {
  const [isSent, setSent] = useState(false);
  useEffect(() => whenBack(() => setSent(false)), []);
  return {
    isSent,
    onSubmit: (event: FormEvent) => {
      if (isSent) event.preventDefault();
      else setSent(true);
    },
  };
}

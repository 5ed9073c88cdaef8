import { Button } from "#app/elements/actions/button.tsx";
import { giveAnswer } from "./answer.ts";
import * as words from "./words.ts";

/** Yes and no, of one look: neither is the easier one to press. */
export function AnswerButtons() {
  return (
    <p className="grid grid-cols-2 gap-3">
      <Button tone="quiet" onClick={() => giveAnswer(false)}>
        {words.no}
      </Button>
      <Button tone="quiet" onClick={() => giveAnswer(true)}>
        {words.yes}
      </Button>
    </p>
  );
}

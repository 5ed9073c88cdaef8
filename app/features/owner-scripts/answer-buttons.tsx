import { Button } from "#app/elements/actions/button.tsx";
import { giveAnswer } from "./answer.ts";
import { showPage, withdraw } from "./load.ts";
import * as words from "./words.ts";

/** Yes and no, of one look: neither is the easier one to press. */
export function AnswerButtons() {
  function answer(yes: boolean) {
    giveAnswer(yes);
    if (yes) showPage();
    else withdraw();
  }
  return (
    <p className="grid grid-cols-2 gap-3">
      <Button tone="quiet" onClick={() => answer(false)}>
        {words.no}
      </Button>
      <Button tone="quiet" onClick={() => answer(true)}>
        {words.yes}
      </Button>
    </p>
  );
}

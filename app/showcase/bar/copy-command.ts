import { copyCode, FEEDBACK, saidOfCopy } from "../parts/copy-code.ts";
import * as words from "./words.ts";

/** Copies the command before a button of the bar, and says so on it and beside it. */
export async function copyCommand(button: HTMLElement): Promise<void> {
  const outcome = await copyCode(button.previousElementSibling as HTMLElement);
  const status = button.nextElementSibling!;
  status.textContent = saidOfCopy[outcome];
  if (outcome === "copied") button.textContent = words.copied;
  setTimeout(() => {
    status.textContent = "";
    button.textContent = words.copy;
  }, FEEDBACK);
}

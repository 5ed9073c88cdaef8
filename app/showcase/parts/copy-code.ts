/** How long "Copied" stands in place of "Copy", in milliseconds. */
export const FEEDBACK = 2500;

/** What is read out of each outcome. */
export const saidOfCopy = {
  copied: "Copied to the clipboard",
  selected: "The code is selected. Copy it with Ctrl C.",
} as const;

/** Puts code on the clipboard; where that is not allowed, or the page is not served securely, selects it, so that it is one key away. */
export async function copyCode(code: HTMLElement): Promise<keyof typeof saidOfCopy> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return "copied";
  } catch {
    getSelection()?.selectAllChildren(code);
    return "selected";
  }
}

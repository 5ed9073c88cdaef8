/** In the page: where something of a text that is seen is cut off at its sides, but for places that fit `elsewhere`, as another test has them. */
export function cutTexts({ text, elsewhere }: { text: string; elsewhere: string }): string[] {
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement!;
    const isSeen = parent.checkVisibility({ visibilityProperty: true });
    if (!texts.currentNode.textContent!.includes(text) || !isSeen || parent.matches(elsewhere))
      continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const line = range.getBoundingClientRect();
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { left, right } = box.getBoundingClientRect();
      const isOpen = getComputedStyle(box).overflowX === "visible" && box !== document.body;
      if (!isOpen && (line.left < left - 1 || line.right > right + 1)) {
        cut.push(parent.outerHTML);
        break;
      }
      // What is above the page is cut by nothing around it.
      if (box.matches(":popover-open, :modal")) break;
    }
  }
  return cut;
}

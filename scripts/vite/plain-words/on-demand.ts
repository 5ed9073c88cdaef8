import { plainWords } from "./plain-words.ts";

/* `?plain-words` behind a page's address, while developing: once React has taken over, which would find other words than it made. */
if (new URLSearchParams(location.search).has("plain-words")) {
  const root = document.documentElement;
  const waiting = new MutationObserver(() => {
    if (root.dataset.alive === undefined) return;
    waiting.disconnect();
    plainWords();
  });
  waiting.observe(root, { attributes: true });
}

import * as styles from "./theme-toggle.module.css";
import { useEffect } from "react";
import * as words from "#app/elements/words.ts";
import { BASE_PATH } from "#app/engine/base-path/base-path.ts";
import { readCookie } from "./cookie.ts";
import { Icon } from "#app/elements/media/icon.tsx";

const YEAR = 60 * 60 * 24 * 365;

/** Switches between the light and the dark scheme and remembers the choice; until it is used the system decides. */
export function ThemeToggle({ className }: { className?: string }) {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Another tab may have chosen since, or this page comes back as it was left.
    window.addEventListener("pageshow", showChosen, { signal });
    document.addEventListener("visibilitychange", showChosen, { signal });
    return () => listening.abort();
  }, []);
  return (
    <button type="button" data-replay onClick={toggle} className={className}>
      <Icon name="sun" className={`${styles.light} size-[20px]`} />
      <Icon name="moon" className={`${styles.dark} size-[20px]`} />
      <span className="sr-only">{words.switchScheme}</span>
    </button>
  );
}

function toggle() {
  const { dataset } = document.documentElement;
  // What is on screen counts, not what is kept: cookies may be refused.
  const isDark = dataset.theme
    ? dataset.theme === "dark"
    : window.matchMedia("(prefers-color-scheme: dark)").matches;
  dataset.theme = isDark ? "light" : "dark";
  document.cookie = `theme=${dataset.theme}; Path=${BASE_PATH}/; Max-Age=${YEAR}; SameSite=Lax`;
}

function showChosen() {
  const chosen = readCookie(document.cookie, "theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
}

import * as styles from "./theme-toggle.module.css";
import * as words from "#app/elements/words.ts";
import { BASE_PATH } from "#app/engine/base-path/base-path.ts";
import { readCookie } from "./cookie.ts";
import { Icon } from "#app/elements/media/icon.tsx";

const YEAR = 60 * 60 * 24 * 365;

/** Switches between the light and the dark scheme and remembers the choice; until it is used the system decides. */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <button type="button" data-replay onClick={toggle} className={className}>
      <Icon name="sun" className={`${styles.light} size-[20px]`} />
      <Icon name="moon" className={`${styles.dark} size-[20px]`} />
      <span className="sr-only">{words.switchScheme}</span>
    </button>
  );
}

function toggle() {
  const chosen = readCookie(document.cookie, "theme");
  const isDark = chosen
    ? chosen === "dark"
    : window.matchMedia("(prefers-color-scheme: dark)").matches;
  const next = isDark ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  document.cookie = `theme=${next}; Path=${BASE_PATH}/; Max-Age=${YEAR}; SameSite=Lax`;
}

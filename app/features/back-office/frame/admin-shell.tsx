import * as styles from "./admin-frame.module.css";
import "../lists/admin-lists.module.css";
import "../lists/admin-tables.module.css";
import "../parts/admin-states.module.css";
import "./admin-overview.module.css";
import "../sheets/admin-sheets.module.css";
import "./admin-notice.module.css";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { site } from "#content/site.ts";
import { OFFICE } from "#shared/back-office/addresses.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { SiteMark } from "#app/elements/text/site-mark.tsx";
import { ThemeToggle } from "#app/elements/actions/theme-toggle/theme-toggle.tsx";
import { type AdminSection, isInSection } from "./sections.ts";
import { useOwnAddress } from "./use-own-address.ts";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";

interface AdminShellProps {
  /** Who is signed in. */
  email: string;
  sections: readonly AdminSection[];
  /** Opens the list of keys. */
  keys: ReactNode;
  children: ReactNode;
}

/**
 * Around every page of the back office, in the place of the site's header and footer: its parts with the number of things that wait
 * in each, and who is signed in. A column at the start of wide screens; on small ones a bar with a scrolling row of parts, and who is
 * signed in at the page's end.
 */
export function AdminShell({ email, sections, keys, children }: AdminShellProps) {
  const { pathname } = useLocation();
  const address = useOwnAddress();
  const nav = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The row of parts shows where it is, also after a reload.
    const current = nav.current?.querySelector("[aria-current]")?.getBoundingClientRect();
    const row = nav.current?.getBoundingClientRect();
    if (current && row)
      nav.current?.scrollBy({ left: current.x + current.width / 2 - (row.x + row.width / 2) });
  }, [pathname]);
  return (
    <div className={styles.admin}>
      <header className={styles.bar} data-tone="night" data-no-print>
        <Link href={OFFICE} className={styles.home}>
          <SiteMark />
          <span className="sr-only">{site.name}</span>
          <span className={styles.homePlace}>{words.backOffice}</span>
        </Link>
        <nav aria-label={words.backOffice} className={styles.nav}>
          <ul ref={nav}>
            {sections.map((section) => (
              <li key={section.path}>
                <Link
                  href={section.path}
                  aria-current={isInSection(section, pathname) ? "page" : undefined}
                >
                  {section.label}
                  {section.waiting > 0 && (
                    <span className={styles.navCount}>
                      {section.waiting}
                      <span className="sr-only"> {words.waiting}</span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.account} data-tone="night" data-no-print>
        <p className={styles.accountName}>
          <span className="sr-only">{words.signedInAs} </span>
          {email}
        </p>
        <ThemeToggle className={`${styles.barIcon} needs-script`} />
        <form method="post" action={address}>
          <input type="hidden" name="form" value="admin-sign-out" />
          <button type="submit" className={styles.barLink}>
            {words.signOut}
          </button>
        </form>
        <a href="/" className={styles.barLink}>
          {words.viewSite}
        </a>
        {keys}
      </footer>
    </div>
  );
}

/** The back office from outside: one thing to do, in the middle of the night ground. */
export function AdminDoor({ children }: { children: ReactNode }) {
  return (
    <div className={styles.door} data-tone="night">
      <header>
        <a href="/" className={styles.home}>
          <SiteMark />
          <span className="sr-only">{fill(words.homePage, { site: site.name })}</span>
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

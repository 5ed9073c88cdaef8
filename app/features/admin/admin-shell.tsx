import "./admin.css";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { site } from "#content/site.ts";
import type { Waiting } from "#server/services/back-office/ports.ts";
import { Link } from "#app/elements/link.tsx";
import { SiteMark } from "#app/elements/site-mark.tsx";
import { ThemeToggle } from "#app/elements/theme-toggle.tsx";
import { adminSections, isInSection } from "./sections.ts";

interface AdminShellProps {
  /** Who is signed in. */
  email: string;
  waiting: Waiting;
  /** Opens the list of keys. */
  keys: ReactNode;
  children: ReactNode;
}

/**
 * Around every page of the back office, in the place of the site's header and footer: its parts with the number of things that wait
 * in each, and who is signed in. A column at the start of wide screens, a bar with a scrolling row of parts on small ones.
 */
export function AdminShell({ email, waiting, keys, children }: AdminShellProps) {
  const { pathname, search } = useLocation();
  return (
    <div className="admin">
      <header className="admin-bar" data-tone="night" data-no-print>
        <Link href="/admin" className="admin-home">
          <SiteMark />
          <span className="sr-only">{site.name}</span>
          <span className="admin-home-place">Back office</span>
        </Link>
        <nav aria-label="Back office" className="admin-nav">
          <ul>
            {adminSections.map((section) => {
              const count = section.waiting?.(waiting) ?? 0;
              return (
                <li key={section.path}>
                  <Link
                    href={section.path}
                    aria-current={isInSection(section, pathname) ? "page" : undefined}
                  >
                    {section.label}
                    {count > 0 && (
                      <span className="admin-nav-count">
                        {count}
                        <span className="sr-only"> waiting</span>
                      </span>
                    )}
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
        <div className="admin-account">
          <p className="admin-account-name">
            <span className="sr-only">Signed in as </span>
            {email}
          </p>
          <form method="post" action={`${pathname}${search}`}>
            <input type="hidden" name="form" value="admin-sign-out" />
            <button type="submit" className="admin-bar-link">
              Sign out
            </button>
          </form>
          <a href="/" className="admin-bar-link">
            See the site
          </a>
          {keys}
          <ThemeToggle className="admin-bar-icon needs-script" />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="admin-main">
        {children}
      </main>
    </div>
  );
}

/** The back office from outside: one thing to do, in the middle of the night ground. */
export function AdminDoor({ children }: { children: ReactNode }) {
  return (
    <div className="admin-door" data-tone="night">
      <header>
        <a href="/" className="admin-home">
          <SiteMark />
          <span className="sr-only">{site.name}, the front page</span>
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

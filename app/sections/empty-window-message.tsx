import { Link } from "#app/elements/link.tsx";

/** The 404 page (specification, point 8): a shop window with nothing in it. */
export function EmptyWindowMessage() {
  return (
    <section className="mx-auto grid w-full max-w-wide items-end gap-10 px-gutter py-roomy lg:grid-cols-[7fr_5fr]">
      <div className="grid gap-6">
        <p className="text-small text-soft">Error 404</p>
        <h1 className="display text-display-1">This window is empty.</h1>
        <p className="max-w-text text-lead text-soft">
          Nothing stands at this address: the page was moved, is not built yet, or the address has a
          typing error.
        </p>
        <p className="flex flex-wrap gap-x-8 gap-y-3">
          <Link className="font-semibold text-brand-ink underline underline-offset-4" href="/">
            Go to the front page
          </Link>
          <Link
            className="font-semibold text-brand-ink underline underline-offset-4"
            href="/#demos"
          >
            See all demos
          </Link>
        </p>
      </div>
      <EmptyWindow />
    </section>
  );
}

/** A shop window at night with one pane lit: the site's mark, with nothing on display. */
function EmptyWindow() {
  return (
    <svg viewBox="0 0 400 300" aria-hidden className="w-full text-ink">
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M20 286h360M44 286V62h312v224M24 62l28-44h296l28 44" />
        <path d="M24 62a22 22 0 0 0 44 0 22 22 0 0 0 44 0 22 22 0 0 0 44 0 22 22 0 0 0 44 0 22 22 0 0 0 44 0 22 22 0 0 0 44 0 22 22 0 0 0 44 0 22 22 0 0 0 44 0" />
        <path d="M70 108h150v136H70zM250 108h80v178" />
      </g>
      <path d="M72 110h146v132H72z" fill="var(--accent)" opacity=".35" />
      <path d="M146 110v26" stroke="currentColor" strokeWidth="2" />
      <g transform="rotate(-6 146 158)">
        <rect
          x="108"
          y="136"
          width="76"
          height="44"
          rx="4"
          fill="var(--paper)"
          stroke="currentColor"
          strokeWidth="2.5"
        />
        <text
          x="146"
          y="165"
          textAnchor="middle"
          fontSize="20"
          fontWeight="700"
          fill="currentColor"
          fontFamily="var(--face-text)"
        >
          404
        </text>
      </g>
    </svg>
  );
}

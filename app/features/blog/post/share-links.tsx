import { CopyText } from "#app/elements/actions/copy-text.tsx";
import { shareTargets } from "./share-targets.ts";

const linkClass =
  "inline-block py-1 text-small text-soft underline-offset-4 hover:text-ink hover:underline";

/** Ways to pass a post on. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  return (
    <section aria-label="Share this post">
      <p className="text-small font-semibold">Share</p>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {shareTargets(title, address).map(({ label, href }) => (
          <li key={label}>
            <a href={href} rel="noopener" className={linkClass}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <CopyText
            text={address}
            label="Copy link"
            said={{
              copied: "Link copied.",
              failed: "The link could not be copied. Copy it from the address bar.",
            }}
            className={linkClass}
          />
        </li>
      </ul>
    </section>
  );
}

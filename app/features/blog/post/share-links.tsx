import { CopyText } from "#app/elements/actions/copy-text.tsx";
import { shareTargets } from "./share-targets.ts";
import * as words from "../words.ts";

const linkClass =
  "inline-block py-1 text-small text-soft underline-offset-4 hover:text-ink hover:underline";

/** Ways to pass a post on. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  return (
    <section aria-label={words.shareThisPost}>
      <p className="text-small font-semibold">{words.share}</p>
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
            label={words.copyLink}
            said={{
              copied: words.linkCopied,
              failed: words.linkNotCopied,
            }}
            className={linkClass}
          />
        </li>
      </ul>
    </section>
  );
}

import { CopyLink } from "./copy-link.tsx";

const linkClass =
  "inline-block py-1 text-small text-soft underline-offset-4 hover:text-ink hover:underline";

/** Ways to pass a post on: plain addresses, so nothing of these companies is loaded before a press. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  return (
    <section aria-label="Share this post">
      <p className="text-small font-semibold">Pass it on</p>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {targets(title, address).map(({ label, href }) => (
          <li key={label}>
            <a href={href} rel="noopener" className={linkClass}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <CopyLink address={address} className={linkClass} />
        </li>
      </ul>
    </section>
  );
}

function targets(title: string, address: string) {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return [
    { label: "E-mail", href: `mailto:?subject=${text}&body=${url}` },
    { label: "Bluesky", href: `https://bsky.app/intent/compose?text=${text}%20${url}` },
    { label: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { label: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ];
}

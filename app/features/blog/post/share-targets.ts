import * as words from "../words.ts";

/** Where a post can be passed on: plain addresses, so nothing of these companies is loaded before a press. */
export function shareTargets(title: string, address: string): { label: string; href: string }[] {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return [
    { label: words.email, href: `mailto:?subject=${text}&body=${url}` },
    { label: "Bluesky", href: `https://bsky.app/intent/compose?text=${text}%20${url}` },
    { label: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { label: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ];
}

import type { SocialLink } from "#content/networks.ts";

/**
 * The mark of a social network, drawn in the colour of the text around it. The outlines (Simple Icons, CC0; the marks belong to
 * their owners) are symbols of `public/social-marks.svg`, so that no page's script or HTML carries them.
 */
export function SocialMark({
  icon,
  className = "size-5",
}: {
  icon: SocialLink["icon"];
  className?: string;
}) {
  return (
    <svg aria-hidden className={className}>
      <use href={`/social-marks.svg#${icon}`} />
    </svg>
  );
}

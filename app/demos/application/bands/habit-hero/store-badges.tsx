import { ButtonLink } from "#app/elements/actions/button.tsx";

interface StoreBadgesProps {
  /** Both lead to the section that says where the app would be had. */
  href: string;
  badges: readonly { device: "bar" | "lens"; above: string; name: string }[];
}

/** Buttons for two kinds of phone, drawn by ourselves: no shop's badge stands where there is nothing in the shop. */
export function StoreBadges({ href, badges }: StoreBadgesProps) {
  return (
    <ul className="flex flex-wrap gap-3">
      {badges.map(({ device, above, name }) => (
        <li key={device}>
          <ButtonLink href={href} tone="inverse" size="large">
            <svg viewBox="0 0 20 32" aria-hidden className="h-8 w-5 shrink-0" fill="none">
              <rect
                x="1.5"
                y="1.5"
                width="17"
                height="29"
                rx="4.5"
                stroke="currentColor"
                strokeWidth="3"
              />
              {device === "bar" ? (
                <path
                  d="M7.500 26h5"
                  stroke="currentColor"
                  strokeWidth="2.4"
                  strokeLinecap="round"
                />
              ) : (
                <circle cx="10" cy="8" r="2.2" fill="currentColor" />
              )}
            </svg>
            <span className="grid text-start">
              <span className="text-label">{above}</span>
              <span className="text-body leading-none">{name}</span>
            </span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

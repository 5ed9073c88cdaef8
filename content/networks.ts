/** A place at a network. */
export interface SocialLink {
  name: string;
  href: string;
  /** A symbol of `public/social-marks.svg`. */
  icon: "instagram" | "mastodon" | "youtube" | "github" | "dribbble";
  /** The network's own colour: the ground of its mark where links are shown in the networks' colours. */
  color: string;
}

/** One more: its outline as a symbol in `public/social-marks.svg`, in `currentColor`, and what it is called here. */
const networks: Readonly<Record<SocialLink["icon"], Pick<SocialLink, "name" | "color">>> = {
  instagram: { name: "Instagram", color: "#d62976" },
  mastodon: { name: "Mastodon", color: "#6364ff" },
  youtube: { name: "YouTube", color: "#ff0000" },
  github: { name: "GitHub", color: "#24292f" },
  dribbble: { name: "Dribbble", color: "#ea4c89" },
};

/** A place at one of the networks whose mark we have. */
export function network(icon: SocialLink["icon"], href: string): SocialLink {
  return { ...networks[icon], icon, href };
}

import { type Project, projectBySlug } from "#content/projects.ts";
import type { ShownSite } from "./bands/release-work/site-windows.tsx";

interface MeasuredSite extends ShownSite {
  /** What was measured on it, and of what. */
  result: { value: string; label: string };
}

/** The clients' pages that this one shows, by the project of the site's own portfolio that they belong to. */
const sites: Readonly<Record<string, MeasuredSite>> = {
  "a-loudspeaker-that-keeps-quiet": {
    address: "halm-audio.example",
    name: "Halm Audio",
    links: ["Loudspeakers", "Repairs"],
    claim: "You listen. It does not.",
    action: "Hear it",
    ground: "#f0cba6",
    ink: "#2b170a",
    result: { value: "0.6 s", label: "to the first paint" },
  },
  "four-oils-for-a-ferry": {
    address: "santalda.example",
    name: "Sant’Alda",
    links: ["Oils", "Ferry times"],
    claim: "Four oils, one crossing.",
    action: "Pick a bottle",
    ground: "#fdf3d8",
    ink: "#173a63",
    result: { value: "1.4 s", label: "to load, on the ferry" },
  },
  "slow-orbit": {
    address: "tidewater.example",
    name: "Tidewater Records",
    links: ["Records", "On tour"],
    claim: "Slow Orbit, out on vinyl.",
    action: "Play side A",
    ground: "#1f3a2e",
    ink: "#ffe3b0",
    result: { value: "0.000", label: "layout shift on release day" },
  },
  "toys-for-the-third-child": {
    address: "linde-toys.example",
    name: "Werkstatt Linde",
    links: ["Toys", "Spare wheels"],
    claim: "Made to be handed down.",
    action: "Basket",
    ground: "#fff6e6",
    ink: "#a3261c",
    result: { value: "38 kB", label: "of script, basket and all" },
  },
};

export const releases = Object.entries(sites).map(([slug, site]) =>
  release(projectBySlug(slug), site),
);

function release(project: Project | undefined, { result, ...site }: MeasuredSite) {
  if (!project) throw new Error("A project of /home-web-agency is not in content/projects.ts.");
  const { path, client, title, year, pictures } = project;
  return {
    href: path,
    client,
    title,
    year,
    site,
    result,
    picture: pictures[0].picture,
  };
}

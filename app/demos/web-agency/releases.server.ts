import { type Project, projectBySlug } from "#content/projects.ts";
import type { ShownSite } from "./bands/release-work/site-windows.tsx";

/** The clients' pages that this one shows, by the project of the site's own portfolio that they belong to. */
const sites: Readonly<Record<string, ShownSite>> = {
  "a-loudspeaker-that-keeps-quiet": {
    address: "halm-audio.example",
    name: "Halm Audio",
    links: ["Loudspeakers", "Repairs"],
    claim: "You listen. It does not.",
    action: "Hear it",
    ground: "#f0cba6",
    ink: "#2b170a",
  },
  "four-oils-for-a-ferry": {
    address: "santalda.example",
    name: "Sant’Alda",
    links: ["Oils", "Ferry times"],
    claim: "Four oils, one crossing.",
    action: "Pick a bottle",
    ground: "#fdf3d8",
    ink: "#173a63",
  },
  "slow-orbit": {
    address: "tidewater.example",
    name: "Tidewater Records",
    links: ["Records", "On tour"],
    claim: "Slow Orbit, out on vinyl.",
    action: "Play side A",
    ground: "#1f3a2e",
    ink: "#ffe3b0",
  },
  "toys-for-the-third-child": {
    address: "linde-toys.example",
    name: "Werkstatt Linde",
    links: ["Toys", "Spare wheels"],
    claim: "Made to be handed down.",
    action: "Basket",
    ground: "#fff6e6",
    ink: "#a3261c",
  },
};

export const releases = Object.entries(sites).map(([slug, site]) =>
  release(projectBySlug(slug), site),
);

function release(project: Project | undefined, site: ShownSite) {
  if (!project) throw new Error("A project of /home-web-agency is not in content/projects.ts.");
  const { path, client, title, year, figures, pictures } = project;
  return {
    href: path,
    client,
    title,
    year,
    site,
    result: figures[0],
    picture: pictures[0].picture,
  };
}

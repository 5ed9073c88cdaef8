import { PRIVACY } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { PlinthMark } from "./bands/plinth-mark.tsx";
import { office } from "./office.ts";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: office.name,
  mark: <PlinthMark />,
  tagline: "Architects in Athens who build in concrete, brick and daylight.",
  email: office.email,
  address: [office.street, office.town, "Greece"],
  openingHours: [{ days: "Tuesdays", hours: "from 17:00" }],
  social: [network("instagram", "https://www.instagram.com/studio-plinth.example")],
  legal: ["Studio Plinth IKE, registered in Athens", "Members of the Technical Chamber of Greece"],
  groups: [
    {
      title: "Projects",
      links: [
        { label: "Chapel", href: "#chapel" },
        { label: "School", href: "#school" },
        { label: "Bath hall", href: "#bath" },
        { label: "Two brothers", href: "#brothers" },
        { label: "Registry", href: "#registry" },
      ],
    },
    {
      title: "Studio",
      links: [
        { label: "All works", href: "#works" },
        { label: "Principles", href: "#house-rules" },
        { label: "Books", href: "#books" },
        { label: "Contact", href: "#contact" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "One letter per building.",
    text: "Sent when the scaffolding is down: the plan and one picture. Once a year at most. Unsubscribe with one click.",
  },
};

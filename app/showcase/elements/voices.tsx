import type { ReactNode } from "react";
import { picture, type PictureSource } from "#content/media.ts";
import { Byline } from "#app/elements/people/byline.tsx";
import type { ClientName } from "#app/elements/media/client-mark.tsx";

/** What a client said, and who the client is. Invented, like the companies. */
export interface Voice {
  client: ClientName;
  text: string;
  name: string;
  role: string;
  picture: PictureSource;
}

export const voices: readonly Voice[] = [
  {
    client: "pedalhaus",
    text: "They asked to work a Saturday in the shop before they drew anything. By noon they had found the queue we had stopped seeing.",
    name: "Dayo Adeyemi",
    role: "Runs 41 shops at Pedalhaus",
    picture: picture("portrait-01"),
  },
  {
    client: "northlock",
    text: "The harbour masters hated the old system and were ready to hate this one. They have asked for two more screens.",
    name: "Bruno Castel",
    role: "Operations, Northlock",
    picture: picture("portrait-06"),
  },
  {
    client: "fernhill",
    text: "I sent one angry mail on a Sunday. The answer came on Sunday, it was two lines long, and the second line was a fix.",
    name: "Thandi Mokoena",
    role: "Dairy manager, Fernhill",
    picture: picture("portrait-07"),
  },
  {
    client: "orchard-mutual",
    text: "Seventeen questions instead of ninety-four. Our lawyers looked for the missing seventy-seven and could not name one.",
    name: "Lucía Ferreiro",
    role: "Head of claims, Orchard Mutual",
    picture: picture("portrait-13"),
  },
  {
    client: "saltbox",
    text: "The quote was the price. I have built houses for twenty years and had never seen that happen to me.",
    name: "Robin Achterberg",
    role: "Site lead, Saltbox",
    picture: picture("portrait-14"),
  },
  {
    client: "quillmark",
    text: "My authors read proofs on the tram now. Nobody has posted me a parcel of paper since March.",
    name: "Samuel Okonjo",
    role: "Publisher, Quillmark",
    picture: picture("portrait-15"),
  },
];

/** What this client said. */
export function voiceOf(client: ClientName): Voice {
  const found = voices.find((voice) => voice.client === client);
  if (!found) throw new Error(`Nobody speaks for ${client}.`);
  return found;
}

/** The line below a voice: portrait, name and role. */
export function VoiceByline({ voice: { name, role, picture } }: { voice: Voice }): ReactNode {
  return <Byline name={name} detail={role} picture={picture} />;
}

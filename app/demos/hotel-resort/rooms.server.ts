import { type Room, rooms } from "./house.server.ts";
import type { ShownRoom } from "./bands/rooms-band/rooms-band.tsx";
import { capital, sayCount } from "./stay.ts";
import { euros } from "./euros.server.ts";

/** What is said of each kind of room, by its key in `house.server.ts`. */
const roomWords: Record<string, Pick<ShownRoom, "text" | "plan"> & { facts: readonly string[] }> = {
  patio: {
    text: "A blue door, an olive tree, and breakfast on the other side of the wall. The coolest rooms in August.",
    facts: ["5.0 × 4.2 m, and a patio of 3.0 × 4.5 m", "Bed of 1.60 m, shower"],
    plan: "The bed is by the window wall, the shower behind the entrance. The door on the right opens onto your half of the patio.",
  },
  marsh: {
    text: "The whole long wall is a window with a bench below it. At six in the morning the flamingos walk by, complaining.",
    facts: ["6.0 × 4.4 m, window of 3.4 m", "Bed of 1.60 m, shower, desk"],
    plan: "The bench runs below the marsh window, at the bottom of the plan. You can see the water from your pillow.",
  },
  sea: {
    text: "An arch, a terrace, and then the sea all the way to Africa. In room seven you can see the harbour light from the bath.",
    facts: [
      "6.2 × 5.0 m, and a terrace of 2.1 × 5.3 m",
      "Bed of 1.60 m and one of 0.90 m, bath tub",
    ],
    plan: "Two doors fold back to the terrace on the right; the second bed is along the lower wall, the tub behind the entrance.",
  },
  tower: {
    text: "Thirty-one steps up, inside eight walls, the salt keeper watched for ships. His telescope is still at the window for you.",
    facts: ["6.0 m across, three windows", "Bed of 1.60 m, shower, telescope"],
    plan: "The stairs come up at the foot of the plan. The bed is under the north window, the telescope at the one beside it.",
  },
};

/**
 * The rooms as the slider shows them.
 * @param query what the address already asks for: the way to the letter keeps it, but for the stay, which is the one in the bar by then.
 */
export function shownRooms(query: URLSearchParams): ShownRoom[] {
  return rooms.map((room) => {
    const asked = new URLSearchParams(query);
    asked.set("room", room.key);
    const { text, plan, facts } = roomWords[room.key]!;
    return {
      id: room.key,
      title: capital(room.name),
      text,
      facts: [`${howMany(room)}, ${room.area} m², for ${sayCount(room.sleeps)}`, ...facts],
      price: `From ${euros(room.calm)} a night, breakfast included`,
      picture: room.picture,
      position: room.position,
      plan,
      ask: {
        label: `Request ${room.count === 1 ? "the" : "a"} ${room.name}`,
        href: `?${asked}#enquiry`,
      },
    };
  });
}

function howMany({ count }: Room): string {
  return `${capital(sayCount(count))} ${count === 1 ? "room" : "rooms"}`;
}

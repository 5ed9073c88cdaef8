import { type Room, rooms } from "./house.server.ts";
import type { ShownRoom } from "./bands/rooms-band/rooms-band.tsx";
import { capital, sayCount } from "./stay.ts";
import { euros } from "./euros.server.ts";

/** What is said of each kind of room, by its key in `house.server.ts`. */
const roomWords: Record<string, Pick<ShownRoom, "text" | "plan"> & { facts: readonly string[] }> = {
  patio: {
    text: "A blue door, an olive tree, and breakfast on the other side of the wall. The coolest rooms in August.",
    facts: ["5.0 × 4.2 m, and a patio of 3.0 × 4.5 m", "Bed of 1.60 m, shower"],
    plan: "The bed stands at the window wall, the shower behind the entrance. The door on the right leads to your half of the patio.",
  },
  marsh: {
    text: "The whole long wall is a window with a bench below it. At six in the morning the flamingos walk by, complaining.",
    facts: ["6.0 × 4.4 m, window of 3.4 m", "Bed of 1.60 m, shower, desk"],
    plan: "The bench runs below the window to the marsh, which is at the bottom of the plan. You see water from the pillow.",
  },
  sea: {
    text: "An arch, a terrace, and after it nothing until Africa. Room seven has the bath with the view of the harbour light.",
    facts: [
      "6.2 × 5.0 m, and a terrace of 2.1 × 5.3 m",
      "Bed of 1.60 m and one of 0.90 m, bath tub",
    ],
    plan: "Two doors fold out to the terrace on the right; the second bed stands along the lower wall, the tub behind the entrance.",
  },
  tower: {
    text: "Eight walls and thirty-one steps. The salt keeper watched for ships from here; the telescope is his, the mattress is not.",
    facts: ["6.0 m across, three windows", "Bed of 1.60 m, shower, telescope"],
    plan: "The stairs come up at the foot of the plan. The bed stands under the north window, the telescope at the one beside it.",
  },
};

/**
 * The rooms as the slider shows them.
 * @param query what the address already asks for: the way to the letter keeps it.
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
  return count === 1 ? "There is one" : `There are ${sayCount(count)}`;
}

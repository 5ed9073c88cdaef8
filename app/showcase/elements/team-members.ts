import { team } from "#content/team.ts";
import type { Person } from "#app/elements/people/person-card/person-card.tsx";

/** The nine members of `content/team.ts` as the elements take them. */
export const members: readonly Person[] = team.map(({ name, description, img }) => ({
  name,
  role: "Co-founder",
  text: description,
  picture: img,
}));

/** The member with this name. */
export function member(name: string): Person {
  const found = members.find((person) => person.name === name);
  if (!found) throw new Error(`Nobody in content/team.ts is called ${name}.`);
  return found;
}

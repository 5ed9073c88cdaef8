interface RosterProps {
  people: readonly { name: string; role: string; text: string }[];
}

/** People in words alone, three beside each other: name, what they do, and one sentence that no portrait would tell. */
export function Roster({ people }: RosterProps) {
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {people.map(({ name, role, text }) => (
        <li key={name}>
          <p className="font-semibold">{name}</p>
          <p className="text-soft">{role}</p>
          <p className="pe-6 pb-6">{text}</p>
        </li>
      ))}
    </ul>
  );
}

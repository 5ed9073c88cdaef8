/** What a person is known for, drawn on a square of 60 in the two colours of the house: outlines that are filled. */
interface PersonSign {
  ink: string;
  red: string;
}

interface RosterProps {
  people: readonly { name: string; role: string; text: string; sign: PersonSign }[];
}

/** People without portraits, three beside each other: a sign for what they do, name, and one sentence that no portrait would tell. */
export function Roster({ people }: RosterProps) {
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {people.map(({ name, role, text, sign }) => (
        <li
          key={name}
          className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-6 sm:block"
        >
          <svg viewBox="0 0 60 60" aria-hidden className="row-span-3 size-18 sm:mb-6 sm:size-30">
            <path d={sign.ink} fill="var(--ink)" />
            <path d={sign.red} fill="var(--brand)" />
          </svg>
          <p className="font-semibold">{name}</p>
          <p className="text-soft">{role}</p>
          <p className="pe-6 pb-6">{text}</p>
        </li>
      ))}
    </ul>
  );
}

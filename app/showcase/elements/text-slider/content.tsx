/** What a small town says about its library, each with the one who said it. */
export const libraryVoices = [
  {
    key: "mayor",
    name: "Ines, mayor",
    quote:
      "We closed the indoor pool and kept the library. Nobody thanked us for the first, everybody still speaks to us because of the second.",
  },
  {
    key: "baker",
    name: "Tomasz, baker",
    quote:
      "At five in the morning the only other light in the street is theirs. The cleaner reads.",
  },
  {
    key: "pupil",
    name: "Aylin, 11",
    quote: "You may take eleven books. I asked, and the lady said nobody counts after ten.",
  },
  {
    key: "neighbour",
    name: "Mr Hale, next door",
    quote: "I came to complain about the bicycles in 2014. I have been on the board ever since.",
  },
].map(({ key, name, quote }) => ({
  key,
  name,
  content: (
    <blockquote className="display max-w-[30ch] text-display-3 text-balance">“{quote}”</blockquote>
  ),
}));

/** The rules of a workshop, one breath each. */
export const workshopRules = [
  { key: "measure", rule: "Measure in the room, not from the plan." },
  { key: "wood", rule: "Wood waits a year. So do you." },
  { key: "screws", rule: "No screw where a joint will do." },
  { key: "name", rule: "Whoever made it signs it, on the inside." },
].map(({ key, rule }, index) => ({
  key,
  content: (
    <p className="display text-display-2 text-balance">
      <span className="mb-3 block text-small tracking-normal text-soft">Rule {index + 1}</span>
      {rule}
    </p>
  ),
}));

/** Three reasons of a bank to say no, printed where customers read them. */
export const refusals = [
  {
    key: "arms",
    statement: "We do not lend to anyone who makes weapons.",
    note: "Not even to their canteens. The list of what counts is four pages long and public.",
  },
  {
    key: "haste",
    statement: "We do not lend on the day you ask.",
    note: "You get the contract, a week, and the number of someone who will argue against us.",
  },
  {
    key: "second",
    statement: "We do not lend on a second home before the first is paid.",
    note: "There are 214 people on the waiting list for flats in this town.",
  },
].map(({ key, statement, note }) => ({
  key,
  content: (
    <>
      <p className="display text-display-1 text-balance">{statement}</p>
      <p className="mt-6 max-w-text text-lead text-soft">{note}</p>
    </>
  ),
}));

/** Pages of a ship's log. */
export const logPages = [
  {
    key: "12",
    day: "12 May",
    note: "Wind at last. Left Roscoff at four with the tide and no coffee.",
  },
  { key: "13", day: "13 May", note: "A swallow slept on the chart table. We steered around her." },
  {
    key: "15",
    day: "15 May",
    note: "Fog. Heard the others ring for an hour before we saw a mast.",
  },
  { key: "16", day: "16 May", note: "Scilly by noon. Bread, water, one new rope, a letter." },
].map(({ key, day, note }) => ({
  key,
  content: (
    <div className="grid h-full content-between gap-10 rounded-card bg-tint p-card">
      <p className="text-small font-semibold text-brand-ink">{day}</p>
      <p className="display text-display-4">{note}</p>
    </div>
  ),
}));

/** What becomes of each kind of motion where it is not welcome. For the loader: it stays out of the page's script. */
export const stillness = [
  {
    term: "Entrances",
    text: "Nothing is ever hidden first, so there is nothing to bring in. The same without script, and on paper.",
  },
  {
    term: "Text",
    text: "The sentence stands there complete. Swapped words become a list: clocks, bicycles and accordions. Screen readers hear that sentence in any case.",
  },
  {
    term: "Pointer and focus",
    text: "Colours and lines still answer at once; nothing changes its place or size.",
  },
  {
    term: "Scrolling",
    text: "Pictures fill their bands and go with the page. So they do in browsers that know no scroll timelines.",
  },
  {
    term: "Sliders and galleries",
    text: "They change without a ride. None of them starts by itself where motion is reduced.",
  },
];

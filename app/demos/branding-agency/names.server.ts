import type { NameRound } from "./bands/name-funnel/name-funnel.tsx";

/** A list of names in one string, as they came out of the workshop's tin. */
const names = (list: string) => list.split(",").map((name) => name.trim());

/** How the night library got its name: every name that was in the tin, in the order in which they fell. */
export const rounds: readonly NameRound[] = [
  {
    question: "Is the name already taken?",
    struck: names(
      `Folio, Codex, Quire, Verso, Recto, Chapter, Prologue, Epilogue, Appendix, Index, Margin, Footnote, Preface, Colophon, Frontispiece, Bookmark, Dog-Ear, Spine, Binding, Shelf, Stack, Ladder, Catalogue, Archive, Athenaeum, Alexandria, Scriptorium, Carrel, Lectern, Vellum, Papyrus, Parchment, Inkwell, Quill, Nib, Blotter, Lamp, Lantern, Candle, Wick, Taper, Ember, Hearth, Glow, Lumen, Beacon, Lighthouse, Moon, Half Moon, New Moon, Eclipse, Orbit, Comet, Polaris, Nocturne, Serenade, Lullaby, Reverie, Dream, Pillow, Insomnia, Vigil, Watchman, Sentinel, Night Owl, Barn Owl, Minerva, Athena, Nightingale, Bat, Moth, Firefly, Badger, Hedgehog, Fox, Lynx, Raven, Magpie, Heron, Midnight, After Midnight, One O’Clock, Two O’Clock, Small Hours, Witching Hour, Dusk, Twilight, Gloaming, Evensong, Curfew, Page One, Jacket, Slipcase, Signature, Volume, Tome, Annex, Reserve, Loan, Stamp`,
    ),
  },
  {
    question: "Can it be spelt over a bad telephone line?",
    struck: names(
      `Noctua, Nyx, Hypnos, Selene, Hesper, Vesper, Crepuscule, Lucubration, Elucubra, Noctambule, Somnia, Onira, Lychnos, Biblion, Bibliotheka, Librarium, Libreria, Lectio, Lexis, Logos, Logotheca, Pergament, Incunabulum, Palimpsest, Quarto, Octavo, Duodecimo, Sextodecimo, Ex Libris, Exlibra, Librry, Reedr, Nyght, Nite, Noct, Nokt, Nachtt, Owlet, Owlery, Howl, Howll, Strix, Tyto, Bubo, Otus, Syrnium, Xylo, Psyche, Pneuma, Phosphor, Phosphene, Chiaroscuro, Sotto, Sotto Voce, Pianissimo, Hush, Hushh, Shh`,
    ),
  },
  {
    question: "Can the town council say it with a straight face?",
    struck: names(
      `Bedtime, Under the Covers, The Other Bed, Sleepless, Open All Night, Lights Out, One More Page, Just One More, Read Me, Bed Lamp, The Long Quiet, Quiet Please, Silence, Nightcap, Nightshirt, Slippers, Pyjama, Warm Milk, Cocoa, Darkroom, Red Lamp, Back Door, Side Door, Stage Door, Lost Property, Night Shift, Graveyard, The Morgue, Cellar, Catacomb`,
    ),
  },
  {
    question: "Does it fit on a date stamp?",
    struck: names(
      `Library of the Second Half, The Reading Hours, Four in the Morning, The Municipal Night, Lamp and Ladder, Book and Owl, Owl and Table, House of Low Voices, The Patient Shelf, The Room That Stays Up, Until the First Tram, Reading Room East, Slow Evening, The Unhurried Hour, Page Forty-One, The Borrowed Hour, Overdue and Sons`,
    ),
  },
  {
    question: "Does the caretaker, who was there first, use it too?",
    struck: names(`Overdue, Nightdesk, Stay, Awake, Lamplit, Till Four, Hours, Quarter To`),
  },
];

export const chosen = "Late";

import type { NavigationLink, OptionalLink } from "./navigation.ts";
import type { PictureName } from "./media.ts";

interface Common {
  /** Its place on the page (`#prices`), which the menu leads to; unique on the page. */
  id: string;
  heading: string;
  /** The words are not the owner's yet. */
  isSample?: true;
}

/** What you do, for whom, and the first thing to do about it: once, at the top. Beside it a picture, or the initial of the site's name. */
interface HeroSection extends Common {
  section: "hero";
  eyebrow: string;
  text: string;
  /** The one thing to do, and at most one other. */
  actions: readonly NavigationLink[];
  picture?: PictureName;
}

interface ServicesSection extends Common {
  section: "services";
  intro: string;
  items: readonly { title: string; text: string }[];
  more?: OptionalLink;
}

interface PricesSection extends Common {
  section: "prices";
  note?: string;
  /** One or two lists; prices as people read them: "€40", "from €90". */
  lists: readonly {
    heading: string;
    items: readonly { title: string; text: string; price: string }[];
  }[];
}

/** What others said, with their leave. The first is set large. */
interface QuotesSection extends Common {
  section: "quotes";
  quotes: readonly { text: string; source: string }[];
}

interface QuestionsSection extends Common {
  section: "questions";
  items: readonly { title: string; text: string }[];
}

/** Hours, address and telephone of `site.ts`. */
interface HoursSection extends Common {
  section: "hours";
  note?: string;
  directions?: OptionalLink;
}

/** A form that writes to you. */
interface ContactSection extends Common {
  section: "contact";
  text: string;
}

/** A section of the front page, by its name. */
export type FrontSection =
  | HeroSection
  | ServicesSection
  | PricesSection
  | QuotesSection
  | QuestionsSection
  | HoursSection
  | ContactSection;

/** What a section of this name says. */
export type SectionNamed<Name extends FrontSection["section"]> = Extract<
  FrontSection,
  { section: Name }
>;

import { PRIVACY } from "#content/addresses.ts";
import { firm } from "../firm.tsx";

const title = {
  heading: "A letter is enough.",
  intro:
    "You need not know whom to write to. Whoever opens the post in the morning reads it and carries it to the right table.",
};

const letter = {
  heading: `Dear ${firm.name},`,
  note: "What you write here is kept for as long as the privacy policy says, and read by us alone.",
  privacy: { label: "What we keep", href: PRIVACY },
};

const paper = {
  heading: "Or on paper",
  text: "It takes two days longer and is answered by hand.",
};

/** The words of the page, by section. */
export const content = {
  title,
  letter,
  paper,
  /** None where no letter would arrive. */
  address: firm.address.length > 0 ? [firm.name, ...firm.address] : [],
  mail: firm.email,
  phone: firm.phone,
};

/** People who order, write and comment in the pictures of the back office. */
export interface Customer {
  name: string;
  line1: string;
  postcode: string;
  city: string;
  country: string;
}

export const customers: readonly Customer[] = [
  {
    name: "Ines Duarte",
    line1: "Rua do Sol 18",
    postcode: "1250-096",
    city: "Lisbon",
    country: "PT",
  },
  {
    name: "Tom Bakker",
    line1: "Prinsengracht 210",
    postcode: "1016 HD",
    city: "Amsterdam",
    country: "NL",
  },
  {
    name: "Léa Fontaine",
    line1: "4 rue des Lilas",
    postcode: "69004",
    city: "Lyon",
    country: "FR",
  },
  {
    name: "Aoife Brennan",
    line1: "9 Camden Quay",
    postcode: "T23 PY44",
    city: "Cork",
    country: "IE",
  },
  {
    name: "Marta Vidal",
    line1: "Carrer de Verdi 31",
    postcode: "08012",
    city: "Barcelona",
    country: "ES",
  },
  {
    name: "Giulia Ferri",
    line1: "Via Mazzini 7",
    postcode: "40121",
    city: "Bologna",
    country: "IT",
  },
  {
    name: "Jonas Weber",
    line1: "Lindenstraße 52",
    postcode: "10969",
    city: "Berlin",
    country: "DE",
  },
];

export const messages = [
  {
    subject: "Sizes of the wool coat",
    message: "I am between M and L. Does it run large, and can I send one of the two back?",
  },
  {
    subject: "Invoice for order two weeks ago",
    message: "Our bookkeeper needs the company's name on it. Could you send it once more?",
  },
  {
    subject: "A table for the shop window",
    message: "We are opening a small bookshop in May. Would you lend us the oak table for a week?",
  },
  { subject: "", message: "The parcel came a day early, and well packed. That is all. Thank you." },
];

export const comments = [
  "I had to read the second paragraph twice, and then I laughed out loud in the train.",
  "Where can one see the drawings? The link at the end leads to the first part.",
  "We tried this for a month. It works, but only with a door that closes.",
];

/** Where a customer is written to. */
export function mailOf({ name }: Customer): string {
  const plain = name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z ]/g, "");
  return `${plain.replaceAll(" ", ".")}@example.com`;
}

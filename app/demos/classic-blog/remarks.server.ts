/** What one of the writers pencilled beside a post of another, by the post's id. */
export interface Remark {
  text: string;
  by: string;
}

export const remarks: Readonly<Record<number, Remark>> = {
  9: {
    text: "An organ stands two hundred years. Who renews a name for as long?",
    by: "Theo Lindqvist",
  },
  26: { text: "Nineteen people. How many of them knew the figure?", by: "Kofi Mensah" },
  27: { text: "Ten to four! In my trade they waited eleven months.", by: "Walter Eriksen" },
  10: { text: "I could have sold the clay ones. I cannot say to whom.", by: "Imani Brooks" },
  18: { text: "Keep “a bit to the left”. The rest follows from it.", by: "Rosalind Hale" },
  35: { text: "And the camera: in whose name was the camera?", by: "Nadia Rahmani" },
  8: { text: "Strike “without alteration”, and it is without.", by: "June Castellano" },
  14: { text: "How many litres to the bucket? He had counted that, too.", by: "Aoife Brennan" },
  28: { text: "One pin, then; and the drawing pins in the drawer?", by: "Theo Lindqvist" },
  11: { text: "Mine is a J, very small, under the collar.", by: "June Castellano" },
  19: { text: "Three trains. A balloon would have been slower.", by: "Theo Lindqvist" },
  7: { text: "It holds for a life as well; fewer write it on the wall.", by: "Walter Eriksen" },
};

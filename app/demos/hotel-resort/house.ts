/** What is true of Casa Marisma, once: its copy, its footer and its structured data share it. The house is invented; so are the bay and the egret. */
export const house = {
  name: "Casa Marisma",
  address: ["Camino de las Salinas 4", "Puerto Almar"],
  email: "hola@marisma.example",
  phone: { display: "+34 956 000 411", href: "tel:+34956000411" },
  built: 1874,
  checkIn: "15:00",
  checkOut: "11:00",
} as const;

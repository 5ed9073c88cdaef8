import { describe, expect, it } from "vitest";
import { standIns } from "#content/stand-ins.ts";
import { forMachines } from "./for-machines.server.ts";
import type { Business } from "./page-handle.ts";

const bakery: Business = {
  name: "Bay Tree",
  mark: null,
  tagline: "Bread from the oven.",
  email: "bread@baytree.example",
  phone: { display: "+353 41 000 0000", href: "tel:+353410000000" },
  address: ["3 Mill Lane", "Louth", "Ireland"],
  openingHours: [],
  social: [],
};
const address = {
  "@type": "PostalAddress",
  streetAddress: "3 Mill Lane",
  addressLocality: "Louth",
  addressCountry: "IE",
};
const hours = [{ days: ["Monday"], opens: "07:00", closes: "17:00" }];

/** What arrives in the page. */
const told = (...[business, shown]: Parameters<typeof forMachines>) =>
  JSON.parse(JSON.stringify(forMachines(business, shown))) as unknown;

describe("what search engines are told", () => {
  it("are the facts of the business, and what the page shows beside them", () => {
    expect(
      told(bakery, { type: "CafeOrCoffeeShop", since: 1924, hours, place: { priceRange: "€2–9" } }),
    ).toEqual({
      "@context": "https://schema.org",
      "@type": "CafeOrCoffeeShop",
      name: "Bay Tree",
      description: "Bread from the oven.",
      foundingDate: "1924",
      email: "bread@baytree.example",
      telephone: "+353 41 000 0000",
      address,
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["https://schema.org/Monday"],
          opens: "07:00",
          closes: "17:00",
        },
      ],
      priceRange: "€2–9",
    });
  });

  it("is an organisation, and nothing that only a place has, where there is no address", () => {
    const nowhere = { ...bakery, address: [] };
    const shown = {
      type: "Hotel",
      more: { slogan: "Stay" },
      place: { numberOfRooms: 11 },
    } as const;
    const told = forMachines(nowhere, { ...shown, hours });
    expect(told).toMatchObject({ "@type": "Organization", slogan: "Stay" });
    expect(told).not.toHaveProperty("numberOfRooms");
    expect(told).not.toHaveProperty("openingHoursSpecification");
  });

  it("leaves out what only stands in for what nobody has said", () => {
    const { tagline, place, mail, phone } = standIns;
    const begun = {
      ...bakery,
      tagline,
      email: mail,
      phone: { display: phone, href: "tel:+0" },
      address: place,
    };
    expect(told(begun, { type: "Dentist" })).toEqual({
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "Bay Tree",
    });
  });

  it("are places for what takes place, and no mail for what is read", () => {
    expect(forMachines(bakery, { type: "Event" })).toMatchObject({
      location: { "@type": "Place", address },
    });
    expect(forMachines({ ...bakery, address: [] }, { type: "Event" })).not.toHaveProperty(
      "location",
    );
    const blog = forMachines(bakery, { type: "Blog" });
    expect(blog).toHaveProperty("inLanguage");
    expect(blog).not.toHaveProperty("email");
    expect(blog).not.toHaveProperty("address");
  });
});

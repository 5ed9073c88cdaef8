import { CONTACT } from "#content/addresses.ts";
import { showroom } from "#content/embeds.ts";
import { firm } from "../firm.tsx";
import { type EnquiryTopic, enquiryTopics } from "#forms/enquiry/options.ts";
import type { EnquiryTopicChoice } from "./enquiry-form.tsx";
import type { TeamSlug } from "../team-slug.ts";
import { founder } from "../founders.server.ts";

/** Who looks after each topic, and what they say about it. */
const readers: Readonly<Record<EnquiryTopic, { slug: TeamSlug; text: string }>> = {
  rounds: {
    slug: "imani-brooks",
    text: "asks you what last Tuesday was like before she says anything about a product.",
  },
  "sunday-list": {
    slug: "mei-tanaka",
    text: "made the first one for her father’s workshop. You need not explain why you ask.",
  },
  prices: {
    slug: "kofi-mensah",
    text: "names the figure in his first sentence. You may think about it for as long as you like.",
  },
  data: {
    slug: "nadia-rahmani",
    text: "sends you what we have, corrects it or deletes it, and tells you when it is done.",
  },
  press: {
    slug: "rosalind-hale",
    text: "was nineteen years on the other side. Write your deadline in the first line.",
  },
};

const topics: readonly EnquiryTopicChoice[] = enquiryTopics.map(({ value, label }) => {
  const { slug, text } = readers[value];
  const { name, picture } = founder(slug);
  return { value, label, reader: { name, picture, text } };
});

const title = {
  heading: "Who should read this?",
  intro: "Choose what it is about. One person reads it, and you see who.",
  legend: "Topic",
};

const ways = {
  heading: "Without a form",
  lines: [
    { verb: "Write", label: firm.email, href: `mailto:${firm.email}`, note: "Read every morning" },
    {
      verb: "Call",
      label: firm.phone.display,
      href: firm.phone.href,
      note: firm.openingHours.map(({ days, hours }) => `${days}, ${hours}`).join("; "),
    },
    ...firm.address.slice(0, 1).map((street) => ({
      verb: "Come",
      label: street,
      href: CONTACT,
      note: showroom ? "The hours, and a map" : "The hours",
    })),
  ],
};

/** The words of the page, by section. */
export const content = { title, topics, ways };

/** The topic that an address names (`?topic=data`), or the first. */
export function topicOf(url: URL): string {
  const named = url.searchParams.get("topic");
  return enquiryTopics.find(({ value }) => value === named)?.value ?? enquiryTopics[0].value;
}

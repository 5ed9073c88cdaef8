import { type OwnerScript, SCRIPTS_CHAPTER } from "#shared/owner-script.ts";
import { storageKinds } from "./storage-kinds.server.ts";

const strict =
  "We do not count visitors, neither by ourselves nor through anybody. There is no advertising, no profile, no fingerprint of your browser, no picture of one pixel in our mails, and no font or script that comes from another company’s server.";

/** What does not happen, as far as the owner's list of scripts allows to say so. */
export function neverWithScripts(scripts: readonly OwnerScript[], names: string): string {
  if (scripts.length === 0) return strict;
  return `There is no advertising, no picture of one pixel in our mails, and no font that comes from another company’s server. Of other people’s scripts there is ${names} and no other.`;
}

/** The chapter about them; null where there are none. */
export function scriptsChapter(scripts: readonly OwnerScript[], names: string) {
  if (scripts.length === 0) return null;
  const asked = scripts.filter(({ loads }) => loads === "after-consent");
  const unasked = scripts.filter(({ loads }) => loads === "unless-refused");
  const list = (some: readonly OwnerScript[]) => some.map(({ name }) => name).join(", ");
  return {
    id: SCRIPTS_CHAPTER,
    heading: "Scripts of others",
    paragraphs: [
      `These pages can load ${names}, each from the address of its company and none from anywhere else. None of them is on the pages that are yours alone: account, orders, and what links in our mails lead to.`,
      ...(asked.length > 0
        ? [
            `${list(asked)}: loaded after you have said yes, and not before (Article 6(1)(a) of the GDPR).`,
          ]
        : []),
      ...(unasked.length > 0
        ? [
            `${list(unasked)}: loaded unless you say no, as it sets nothing in your browser that tells you from others (Article 6(1)(f)).`,
          ]
        : []),
      "Global Privacy Control or Do Not Track, where your browser sends it, counts as a no. What you say here comes before it. A no deletes what they have left in this browser, and holds from then on. Without JavaScript none of them is loaded.",
    ],
    providers: scripts.map(({ name, company, does, learns, privacy }) => ({
      name,
      company,
      sends: `It ${does}. ${learns}`,
      privacy,
    })),
  };
}

/** What they leave in the browser, for the list of what is there. */
export function leftByScripts(scripts: readonly OwnerScript[]) {
  return scripts.flatMap(({ name: by, stored = [] }) =>
    stored.map((left) => ({ ...left, kind: `${storageKinds[left.kind]}, by ${by}` })),
  );
}

/** How the list of what is in the browser is introduced. */
export function browserIntro(scripts: readonly OwnerScript[]): string {
  const own =
    "Cookies come to us with each request and go to nobody else (on a secure connection some of their names begin with __Host- or __Secure-, so that no other site can set them); what is in your browser’s storage never leaves it.";
  const writers = scripts.filter(({ stored = [] }) => stored.length > 0);
  if (writers.length === 0) return `Nothing until you do one of these things. ${own}`;
  const when = writers.every(({ loads }) => loads === "after-consent")
    ? "which is not loaded before you say yes, "
    : "";
  return `Nothing of ours until you do one of these things. ${own} What stands beside the name of a script is written by it, ${when}and is sent to its company.`;
}

import { CONTACT_FORM, ifThere, PRIVACY_IN_SHORT } from "#content/addresses.ts";
import { embedProviders } from "#content/embed-providers.ts";
import { ownerScripts } from "#content/owner-scripts.ts";
import { site } from "#content/site.ts";
import { namesOf } from "#app/lib/names-of.ts";
import type { Ledger } from "#server/services/ledger.ts";
import type { OwnerScript } from "#shared/owner-script.ts";
import { inYourBrowser } from "./in-your-browser.ts";
import {
  browserIntro,
  leftByScripts,
  neverWithScripts,
  scriptsChapter,
} from "./scripts-of-others.server.ts";
import { storageKinds } from "./storage-kinds.server.ts";

/** One heading of the running text. */
interface Chapter {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  /** Companies that are asked only when a visitor wants it. */
  providers?: readonly { name: string; company: string; sends: string; privacy: string }[];
  link?: { label: string; href: string };
}

const title = {
  heading: "What we keep, and until when",
  intro:
    "This is about this very site, as it runs. The periods below are not intentions: they are settings of the server, a job deletes by them every day, and this page reads the same ones.",
  /** Of a site of files. */
  introOfNothing:
    "Nothing. This site is a shelf of finished files: it has no forms, no accounts and no server of ours that could remember you. What your own browser notes, and who sees that you came, is said below.",
  crumb: "Privacy policy",
  note: "In force since 21 November 2026",
  short: { label: "The short version", href: ifThere(PRIVACY_IN_SHORT) },
};

/** Where one chooses what one writes about; null where there is no such page. */
const topics = ifThere(CONTACT_FORM);

/** @param takesForms of a site with a server that keeps what is sent. */
function responsible(takesForms: boolean) {
  const form = takesForms && topics ? " or through the form under “What you know about me”" : "";
  return {
    id: "responsible",
    heading: "Who answers for it",
    paragraphs: [
      `${site.address.join(", ")}. You reach the person who looks after it at ${site.email}${form}.`,
    ],
  };
}

function never(scripts: readonly OwnerScript[]) {
  return {
    id: "never",
    heading: "What does not happen here",
    paragraphs: [
      neverWithScripts(scripts, namesOf(scripts)),
      "Nothing is decided about you by a program. What you write is read by a person.",
    ],
  };
}

/** @param keepsNothing of a site of files, which sends no mails either. */
const others = (keepsNothing: boolean) => ({
  id: "others",
  heading: "Who else sees something",
  paragraphs: [
    keepsNothing
      ? "The company that serves these files sees what every web server sees: your address, the page asked for, the time. It may not use it for anything of its own. A mail you write goes through your provider and ours, like any other."
      : "The company in whose data centre the server stands, and the one whose mail server carries our mails, handle what passes through them on our behalf and by contract. They may not use it for anything of their own.",
    `Films and maps of ${listOf(Object.values(embedProviders).map(({ name }) => name))} are loaded when you press for them, not before. The button says which company then learns what:`,
  ],
  providers: Object.values(embedProviders).map(({ name, company, sends, privacy }) => ({
    name,
    company,
    sends,
    privacy,
  })),
});

/** @param kept ids of what the server keeps. */
const basis = (kept: ReadonlySet<string>) => ({
  id: "basis",
  heading: "On what ground",
  paragraphs: [
    [
      "What you write to us we handle because you asked for an answer (Article 6(1)(b) and (f) of the GDPR).",
      kept.has("list") &&
        "The letter you get because you agreed to it by the link in the first mail (Article 6(1)(a)); you withdraw that by the link in any letter.",
      kept.has("limits") && "Limits and the diary serve the safety of the site (Article 6(1)(f)).",
    ]
      .filter(Boolean)
      .join(" "),
  ],
});

/** @param kept ids of what the server keeps. */
const rights = (kept: ReadonlySet<string>) => ({
  id: "rights",
  heading: "What you can ask for",
  paragraphs: [
    "To see what we have of you, to have it corrected, deleted, blocked, or handed to you as a file. To object, and to withdraw what you agreed to. It costs nothing, needs no form of words, and is done within ten days.",
    ...(kept.has("orders")
      ? [
          "An order that is on its way is delivered first. Of one that was paid the figures stay, as the books need them: articles, prices and the country, without your name, your addresses and your mail.",
        ]
      : []),
    "If we do it badly you may complain to the data protection authority where you live, or to ours.",
  ],
  link: { label: "Write to Nadia, who does it", href: `${CONTACT_FORM}?topic=data` },
});

/** @param kept ids of what the server keeps. */
const changes = (kept: ReadonlySet<string>) => ({
  id: "changes",
  heading: "When this changes",
  paragraphs: [
    `If the site begins to keep something else, this page says so on the same day and the date at its top changes.${kept.has("list") ? " People on the list are told in the next letter." : ""}`,
  ],
});

/**
 * The words of the page, with the periods that hold where it is rendered.
 * @param scripts those that pages load besides their own.
 */
export function content(
  { things, cookies }: Ledger,
  scripts: readonly OwnerScript[] = ownerScripts,
) {
  const ofOthers = scriptsChapter(scripts, namesOf(scripts));
  const kept = new Set(things.map(({ id }) => id));
  const { introOfNothing, ...head } = title;
  return {
    title: kept.size === 0 ? { ...head, intro: introOfNothing } : head,
    kept: {
      id: "periods",
      heading: "On our server",
      intro:
        "Each line ends by itself. If you want it to end sooner, ask: nobody has to give a reason.",
      entries: things,
    },
    browser: {
      id: "browser",
      heading: "In your browser",
      intro: browserIntro(scripts),
      entries: [
        ...inYourBrowser.map((left) => ({ ...left, kind: storageKinds[left.kind] })),
        ...cookies.map((cookie) => ({ ...cookie, kind: storageKinds.cookie })),
        ...leftByScripts(scripts),
      ].toSorted((a, b) => a.kind.localeCompare(b.kind, site.locale)),
    },
    chapters: [
      responsible(kept.has("messages")),
      never(scripts),
      others(kept.size === 0),
      ...(ofOthers ? [ofOthers] : []),
      basis(kept),
      rights(kept),
      changes(kept),
    ] as readonly Chapter[],
  };
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(site.locale, { type: "disjunction" }).format(names);
}

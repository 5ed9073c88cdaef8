import { CONTACT_FORM, PRIVACY } from "#content/addresses.ts";
import { ownerScripts } from "#content/owner-scripts.ts";
import { namesOf } from "#app/lib/names-of.ts";
import type { Ledger } from "#server/services/ledger.ts";
import { asksConsent, type OwnerScript, SCRIPTS_CHAPTER } from "#shared/owner-script.ts";

/**
 * The words of the page, with the periods that hold where it is rendered.
 * @param scripts those that pages load besides their own: what is then no longer absent is not struck out.
 */
export function content({ things }: Ledger, scripts: readonly OwnerScript[] = ownerScripts) {
  const hasScripts = scripts.length > 0;
  return {
    heading: "Not in this shop:",
    absent: [
      ...(asksConsent(scripts) ? [] : ["a cookie banner"]),
      ...(hasScripts ? [] : ["a count of visitors"]),
      "advertising",
      ...(hasScripts ? [] : ["other people’s scripts"]),
      "your profile",
    ],
    kept: {
      heading: "What we do keep",
      entries: [
        ...things.flatMap(({ id, brief }) =>
          brief ? [{ ...brief, href: `${PRIVACY}#${id}` }] : [],
        ),
        {
          what: "Your choice of colours, in your own browser",
          until: "a year, if you press the switch",
          href: `${PRIVACY}#browser`,
        },
        ...(hasScripts
          ? [
              {
                what: `Your yes or no to ${namesOf(scripts)}, in your own browser`,
                until: "until you change it",
                href: `${PRIVACY}#${SCRIPTS_CHAPTER}`,
              },
            ]
          : []),
      ],
    },
    further: [
      { label: "All of it, line by line", href: PRIVACY },
      { label: "Have yours deleted", href: `${CONTACT_FORM}?topic=data` },
    ],
  };
}

import type { RetentionText } from "#shared/retention.ts";

/** The words of the page, with the periods that hold where it is rendered. */
export function content(days: RetentionText) {
  return {
    heading: "Not in this shop:",
    absent: [
      "a cookie banner",
      "a count of visitors",
      "advertising",
      "other people’s scripts",
      "your profile",
    ],
    kept: {
      heading: "What we do keep",
      entries: [
        {
          what: "What you write to us",
          until: `${days.messages} days, so that we can answer and find it again`,
          href: "/page/privacy-policy#messages",
        },
        {
          what: "Your address, if you join the list",
          until: `until you leave, and ${days.unsubscribed} days more`,
          href: "/page/privacy-policy#list",
        },
        {
          what: "Your account, if you make one",
          until: "until you close it, with a button",
          href: "/page/privacy-policy#account",
        },
        {
          what: "Mails that went out",
          until: `${days.mails} days, mostly only the time`,
          href: "/page/privacy-policy#mails",
        },
        {
          what: "Your choice of colours, in your own browser",
          until: "a year, if you press the switch",
          href: "/page/privacy-policy#browser",
        },
      ],
    },
    further: [
      { label: "All of it, line by line", href: "/page/privacy-policy" },
      { label: "Have yours deleted", href: "/page/contact-modern?topic=data" },
    ],
  };
}

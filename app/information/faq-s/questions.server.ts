import {
  ABOUT_ME,
  CONTACT,
  CONTACT_FORM,
  ifThere,
  PRICES,
  PRIVACY,
  SERVICES,
} from "#content/addresses.ts";
import { ownerScripts } from "#content/owner-scripts.ts";
import type { OwnerScript } from "#shared/owner-script.ts";
import type { Question, QuestionGroup } from "./filter-questions.ts";

/** True as long as nothing else is loaded: the scripts of others and the question about them are explained by the privacy policy. */
const noBanner: Question = {
  id: "cookies",
  question: "Why is there no cookie banner?",
  answer:
    "Because there is nothing to ask you. This site counts no visitors and loads nothing from other companies until you press for it. What it does keep stands in the privacy policy, cookie by cookie.",
  link: { label: "Privacy policy", href: PRIVACY },
};

/**
 * What people ask, in the groups in which they ask it. `id` is the answer's address on the page. Periods in the last group are said by the
 * privacy policy alone, so that they stand in one place.
 * @param scripts those that pages load besides their own.
 */
export const questionsWith = (scripts: readonly OwnerScript[]): readonly QuestionGroup[] => [
  {
    id: "rounds",
    title: "Rounds",
    questions: [
      {
        id: "how-small",
        question: "How small may a firm be to need Rounds?",
        answer:
          "Below about sixty doors a paper diary is quicker, and we say so on the telephone. Above two hundred you have somebody who knows every key by heart, and she has her own way. Rounds is for the firms in between.",
      },
      {
        id: "own-addresses",
        question: "How do our addresses get in?",
        answer:
          "Out of any table you have: a spreadsheet, the export of your accounting, or a photograph of the wall planner, which we type. It takes an afternoon, and you do it with your own addresses, not with a sample.",
      },
      {
        id: "which-telephone",
        question: "Which phones does it work on?",
        answer:
          "On any with a browser, the one in the van included. There is nothing to install. Without a signal it shows the day as it was last known and sends what was written as soon as there is one.",
      },
      {
        id: "track-people",
        question: "Can I see where my people are?",
        answer:
          "No. Rounds knows where a visit is, not where a person is. It has been asked for nineteen times, and each time the answer stands in the grey notebook with its reason.",
        link: { label: "Read about the notebook", href: ifThere(ABOUT_ME) },
      },
      {
        id: "late-visit",
        question: "What happens when a visit runs late?",
        answer:
          "Whoever is there moves it with a thumb. The rest of the round moves with it, the people who are waiting are told the new time, and nobody has to ring a nurse who is holding something.",
      },
      {
        id: "leaving-rounds",
        question: "How do we leave, and with what?",
        answer:
          "On any day, with everything in one file: addresses, visits, keys and what was written at each door. You have the file the same day, and it opens in a spreadsheet.",
      },
    ],
  },
  {
    id: "sunday-list",
    title: "The Sunday List",
    questions: [
      {
        id: "what-list",
        question: "What is on the list?",
        answer:
          "Everything of a firm that renews by itself: domains, telephone numbers, subscriptions, policies. Each line says in whose name it is, until when, and who may open it if you cannot.",
      },
      {
        id: "passwords",
        question: "Do you keep our passwords?",
        answer:
          "No, and there is no field for them. The list says where the key is; it is not the key. A thief who finds it has found a piece of paper.",
      },
      {
        id: "how-long-list",
        question: "How long does it take?",
        answer:
          "About an hour for the first version, on a Sunday or any other quiet day. Most of it is going down a year of bank statements to find what you are still paying for. Four in ten firms have paid for the list by cancelling something.",
      },
      {
        id: "who-opens",
        question: "Who can open the list?",
        answer:
          "The two people you name for each line: one who may, and one who knows that they may. We ask both twice a year whether it is still true.",
      },
      {
        id: "after-death",
        question: "Somebody has died and there is no list. Can you help?",
        answer:
          "Yes, and not as a sale. Write to Mei. She has closed ninety-three lines for her own father and knows which letter each of them wants to see.",
        link: { label: "Write to Mei", href: `${CONTACT_FORM}?topic=sunday-list` },
      },
      {
        id: "instead-of-will",
        question: "Does it replace a will?",
        answer:
          "No. A will says who gets what. The list says where it is and how one gets in. Where the settings of an account and a will disagree, the settings win, which is why Walter reads both side by side.",
        link: { label: "Wills and settings", href: ifThere(`${SERVICES}#wills`) },
      },
    ],
  },
  {
    id: "prices",
    title: "Prices and bills",
    questions: [
      {
        id: "rounds-price",
        question: "Why is there no price for Rounds on the page?",
        answer:
          "Because it depends on how many of you go out, and on nothing else. Ask, and you hear the figure in the first sentence of the answer.",
        link: { label: "Ask for it", href: `${CONTACT_FORM}?topic=prices` },
      },
      {
        id: "popular",
        question: "Which plan do most people take?",
        answer:
          "A day a month with one of us (ADVANCED), and of the lists the one for two. Both are marked on the page because they are, not because we would like them to be.",
        link: { label: "Plans and prices", href: ifThere(PRICES) },
      },
      {
        id: "pay-how",
        question: "How can we pay?",
        answer:
          "By bank transfer or card, in dollars or euros. Bills go out on the first working day of the month and are due after fourteen days; with BUSINESS after thirty, with your order number on them.",
      },
      {
        id: "stop",
        question: "When can we stop?",
        answer:
          "A plan by the month ends with the month in which you say so. A list by the year ends with its year; what you have entered stays yours, as a file and on paper.",
      },
      {
        id: "free-plan",
        question: "Is there a free plan?",
        answer:
          "No. Somebody pays for free plans, and it is the people on the other ones. The first conversation costs nothing, and that is the whole of it.",
      },
    ],
  },
  {
    id: "reaching-us",
    title: "Reaching us",
    questions: [
      {
        id: "how-fast",
        question: "How soon do you answer?",
        answer:
          "A letter or a form within two working days, by a person. The telephone in six rings while we are open; outside these hours it tells you the hour of the call back.",
        link: { label: "Opening hours and map", href: CONTACT },
      },
      {
        id: "who-reads",
        question: "Who reads what I send?",
        answer:
          "One of the nine of us. If you choose a topic, the page shows you who before you have written a word.",
        link: { label: "Choose a topic", href: CONTACT_FORM },
      },
      {
        id: "visit",
        question: "May we come by?",
        answer:
          "Yes, during opening hours, without an appointment. On the first Monday of a month all nine of us are at the table in Paris, and you will have to share lunch.",
      },
      {
        id: "down",
        question: "What if the service is down at night?",
        answer:
          "It wakes Theo. It has done so four times so far, and each time the reason stood on the page for corrections the next morning.",
      },
    ],
  },
  {
    id: "this-site",
    title: "This site and you",
    questions: [
      ...(scripts.length === 0 ? [noBanner] : []),
      {
        id: "what-becomes-of-form",
        question: "What becomes of a form I send?",
        answer:
          "It is stored before you are thanked, brought to us by mail, and deleted after a period that the privacy policy names. If our mail server is away, it waits; if our database is away, you are told that nothing was sent and your words stay in the form.",
        link: { label: "How long we keep it", href: `${PRIVACY}#periods` },
      },
      {
        id: "delete-me",
        question: "How do I get everything about me deleted?",
        answer:
          "Write with the topic “What you know about me”. Nadia answers with what we have, deletes what you ask her to, and tells you when it is done: within ten days, most often the same one.",
        link: { label: "Write to Nadia", href: `${CONTACT_FORM}?topic=data` },
      },
      {
        id: "letter",
        question: "How often does the letter come, and how does it stop?",
        answer:
          "Once a month at most. It begins when you press the link in the first mail and ends with one press on the link in any of them, or with your mail program’s own button.",
      },
      {
        id: "without-script",
        question: "Does this page work without JavaScript?",
        answer:
          "Yes: the search is then answered by the server, and so is every form. On a slow train the page is complete before any script has arrived.",
      },
    ],
  },
];

export const questionGroups = questionsWith(ownerScripts);

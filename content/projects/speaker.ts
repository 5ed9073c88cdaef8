import type { ProjectRecord } from "../project-fields.ts";

export const speaker: ProjectRecord = {
  slug: "a-loudspeaker-that-keeps-quiet",
  title: "A loudspeaker that keeps quiet",
  client: "Halm Audio",
  place: "Aarhus",
  year: 2026,
  categories: ["lifestyle", "business"],
  disciplines: ["Product design", "Textile", "Launch"],
  summary:
    "Three speakers in knitted wool without a microphone, an app or a blinking light. They do one thing, and say so on the box.",
  layout: "facts",
  pictures: [
    { name: "project-speaker-1", caption: "Three sizes in graphite, orange and undyed wool." },
    {
      name: "project-speaker-2",
      caption: "The ring glows while it plays. The four marks are all there is to touch.",
    },
    {
      name: "project-speaker-3",
      caption: "The middle one, where the test families put it: beside the books.",
    },
  ],
  shape: "lying",
  focus: "45% 55%",
  tone: { ground: "#a8430f", ink: "#ffffff" },
  brief:
    "Halm had built drivers for other brands for thirty years. Its first speaker of its own had to stand in the same shop as those brands, cost no less, and do fewer things. We were asked how to make that sound like good news.",
  approach: [
    {
      title: "Take the wool seriously",
      text: "The sleeve is knitted in one piece by a mill that makes fishermen’s jerseys. It lets sound through evenly, can be taken off by hand and washes at thirty degrees. It comes in the colours the mill had.",
    },
    {
      title: "Four marks and a ring",
      text: "Louder, quieter, next, off. No screen and no second meaning. In tests a seven-year-old and her grandfather took the same four seconds.",
    },
    {
      title: "A list of what it cannot do",
      text: "The box carries eleven things that the speaker does not do, in large type. Dealers were against it. It became the photograph that customers sent each other.",
    },
  ],
  result:
    "4,200 sold in six months, against a plan of 6,000. The ones who bought kept them: returns stand at 0.8 per cent, where the trade counts on six. Halm calls that a slow success, and has ordered the next size up.",
  figures: [
    { value: "4,200", label: "sold in six months" },
    { value: "0.8%", label: "came back" },
    { value: "11", label: "things it cannot do, on the box" },
  ],
  quote: {
    text: "My dealers asked what the microphone was for. I told them: for somebody else.",
    name: "Jens Halm",
    role: "Managing director",
  },
  credits: [
    { role: "Design", name: "Noor de Wit, Ilse Brandt" },
    { role: "Knitting", name: "Blåvand Uldspinderi" },
    { role: "Acoustics", name: "Halm Audio" },
    { role: "Words on the box", name: "Ruth Adeyemi" },
  ],
};

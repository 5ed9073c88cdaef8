import { subjects } from "virtual:subjects";
import { LinkIndex } from "#app/elements/actions/link-index.tsx";
import * as words from "../words.ts";

/** The subjects of the posts in a footer. */
export function FooterSubjects({ className = "" }: { className?: string }) {
  if (subjects.length === 0) return null;
  return <LinkIndex label={words.topics} links={subjects} className={className} />;
}

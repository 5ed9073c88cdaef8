import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Section } from "#app/sections/section.tsx";
import { OFFICE_WALK } from "#content/addresses.ts";
import { OfficePicture } from "./office-picture/office-picture.tsx";

interface OfficeTeaserProps {
  heading: string;
  text: string;
  action: string;
  picture: OfficePicture;
}

/** That there is a back office, with its first page, and the way to the walk through it. */
export function OfficeTeaser({ heading, text, action, picture }: OfficeTeaserProps) {
  return (
    <Section width="wide" aria-labelledby="office-heading">
      <div className="grid grid-cols-1 items-center gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="grid justify-items-start gap-6 lg:col-span-4">
          <h2 id="office-heading" className="display text-display-2 text-balance">
            {heading}
          </h2>
          <p className="max-w-text text-soft">{text}</p>
          <ButtonLink href={OFFICE_WALK} tone="quiet">
            {action}
          </ButtonLink>
        </div>
        <div className="lg:col-span-8">
          <OfficePicture {...picture} />
        </div>
      </div>
    </Section>
  );
}

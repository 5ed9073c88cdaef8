import { footerGroups } from "#content/navigation.ts";
import { useBusiness } from "#app/frame/business.tsx";
import { LinkIndex } from "#app/elements/actions/link-index.tsx";
import { footerSubjects } from "#app/slots/footer-subjects.ts";
import { Slot } from "#app/slots/slot.tsx";
import * as words from "#app/frame/words.ts";
import { FooterAddress } from "./parts/footer-address.tsx";
import { FooterEnd } from "./parts/footer-end.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { footerLayout } from "./parts/footer-layout.tsx";
import { FooterHours } from "./parts/footer-hours.tsx";
import { FooterLinks } from "./parts/footer-links.tsx";
import { MailLink } from "./parts/mail-link.tsx";
import { PhoneLink } from "./parts/phone-link.tsx";
import { siteGroups } from "./parts/site-groups.ts";

const ownGroups = siteGroups(footerGroups.additional, footerGroups.resources);
/** Where there are no subjects, the first group of links stands in their place. */
const shownGroups = footerSubjects.length > 0 ? undefined : ownGroups;

/** On the narrowest phone seventeen letters are one line at 10.4vw; a shorter name has room for the size of headings. */
const nameplateSize = (name: string) => ({
  fontSize: `min(var(--text-display-1), ${Math.round(1770 / name.length) / 10}vw)`,
});

/** The last page of a paper: nameplate between rules, the subjects (or its first links) as an index, the imprint beside them. */
export function FooterStyle10() {
  const { name, tagline, address, isDemo, groups = shownGroups } = useBusiness();
  const index = groups?.[0];
  const others = groups?.slice(1) ?? ownGroups;
  return (
    <footer data-site-footer className="bg-paper">
      <div className="mx-auto grid max-w-wide grid-cols-1 px-gutter pt-10 pb-5.5">
        <div className="grid items-end gap-x-8 gap-y-4 border-t-4 border-b border-ink py-6 lg:grid-cols-[1fr_auto_1fr] lg:py-8">
          <p className="max-w-[24ch] text-small text-soft max-lg:hidden">{tagline}</p>
          <FooterHome className="lg:justify-self-center">
            <span className="display block leading-none!" style={nameplateSize(name)}>
              {name}
            </span>
          </FooterHome>
          <address className="text-small text-soft not-italic lg:justify-self-end lg:text-end">
            <MailLink />
          </address>
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-8 gap-y-10 py-8 lg:grid-cols-12 lg:divide-x lg:divide-line lg:py-10">
          {index ? (
            <LinkIndex
              label={index.title}
              links={index.links}
              className="col-span-full lg:col-span-6 lg:pe-8"
            />
          ) : (
            <Slot of={footerSubjects} className="col-span-full lg:col-span-6 lg:pe-8" />
          )}
          {others.map((group) => (
            <FooterLinks key={group.title} group={group} className="lg:col-span-2" />
          ))}
          {address.length > 0 && (
            <address className="not-italic lg:col-span-2">
              <p className="mb-4 text-small font-semibold">{words.imprint}</p>
              <FooterAddress className="text-small text-soft" />
              {isDemo && <FooterHours className="mt-4" />}
              {isDemo && <PhoneLink className="mt-4 text-small" />}
            </address>
          )}
        </div>
        <FooterEnd className="border-ink!" />
      </div>
    </footer>
  );
}

export default footerLayout(FooterStyle10);

import { footerGroups } from "#content/navigation.ts";
import { useBusiness } from "#app/frame/business.tsx";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { SocialLinks } from "#app/elements/actions/social-links.tsx";
import * as words from "#app/frame/words.ts";
import { Colophon } from "./parts/colophon.tsx";
import { FooterAddress } from "./parts/footer-address.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { footerLayout } from "./parts/footer-layout.tsx";
import { FooterHours } from "./parts/footer-hours.tsx";
import { FooterLinks } from "./parts/footer-links.tsx";
import { MailLink } from "./parts/mail-link.tsx";
import { PhoneLink } from "./parts/phone-link.tsx";
import { siteGroups } from "./parts/site-groups.ts";

/** On screens wider than the page both halves end where the rest of the page does. */
const edge = {
  start: "ps-gutter lg:ps-[calc(max(0px,100%-48rem)+var(--spacing-gutter))]",
  end: "pe-gutter lg:pe-[calc(max(0px,100%-48rem)+var(--spacing-gutter))]",
} as const;

const ownGroups = siteGroups(footerGroups.company, footerGroups.customer);

/** Two colours, two jobs: the brand's half says call us, the quiet half holds the links. */
export function FooterStyle08() {
  const { call, social, address, isDemo, groups = ownGroups } = useBusiness();
  return (
    <footer data-site-footer className="grid grid-cols-1 lg:grid-cols-2">
      <div
        data-tone="brand"
        className={`grid min-w-0 content-between gap-8 py-tight pe-gutter lg:pe-16 lg:min-h-144 ${edge.start}`}
      >
        <p className="display text-display-1 text-balance">
          {call?.heading ?? (
            <>
              {words.askUs} <span className="block max-w-[9ch]">{words.personAnswers}</span>
            </>
          )}
        </p>
        <div className="grid gap-1 text-lead">
          <PhoneLink />
          <MailLink />
          {call && (
            <ButtonLink href={call.href} tone="inverse" className="mt-6 w-fit">
              {call.label}
            </ButtonLink>
          )}
        </div>
      </div>
      <div
        className={`grid min-w-0 content-between gap-10 bg-tint ps-gutter pt-tight pb-8 lg:ps-16 ${edge.end}`}
      >
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-6">
          <FooterHome />
          <SocialLinks links={social} />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-8 gap-y-8">
          {groups.map((group) => (
            <FooterLinks key={group.title} group={group} />
          ))}
          {address.length > 0 && (
            <address className="not-italic">
              <p className="mb-4 text-small font-semibold">{words.address}</p>
              <FooterAddress className="text-small text-soft" />
              {isDemo && <FooterHours className="mt-4" />}
            </address>
          )}
        </div>
        <Colophon className="pe-8 text-small text-soft" />
      </div>
    </footer>
  );
}

export default footerLayout(FooterStyle08);

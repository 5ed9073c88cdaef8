import { CONTACT } from "#content/addresses.ts";
import { footerGroups } from "#content/navigation.ts";
import { useBusiness } from "#app/frame/business.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import * as words from "#app/frame/words.ts";
import { fixedFooterLayout } from "./parts/fixed-footer/fixed-footer.tsx";
import { FooterEnd } from "./parts/footer-end.tsx";
import { FooterFacts } from "./parts/footer-facts.tsx";
import { FooterGroups } from "./parts/footer-groups.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { MailLink } from "./parts/mail-link.tsx";
import { PhoneLink } from "./parts/phone-link.tsx";
import { siteGroups } from "./parts/site-groups.ts";

const ownGroups = siteGroups(footerGroups.company, footerGroups.customer, footerGroups.resources);
const siteCall = { heading: words.tellUs, label: words.writeToUs, href: CONTACT };

/** One sentence to end the page and one large button on the seam below it: for pages that sell a conversation. */
export function FooterStyle11() {
  const { call = siteCall, isDemo, groups = ownGroups } = useBusiness();
  return (
    <footer data-site-footer className="bg-sunken">
      <section data-tone="brand" aria-labelledby="footer-call">
        <div className="mx-auto grid max-w-wide grid-cols-1 gap-x-8 px-gutter pt-normal lg:grid-cols-12 lg:pb-normal">
          <h2 id="footer-call" className="display max-w-[13ch] text-display-1 lg:col-span-9">
            {call.heading}
          </h2>
          <div className="pt-8 lg:relative lg:col-span-3 lg:pt-0">
            <Link
              href={call.href}
              className="-mb-18 grid size-44 place-content-center justify-items-center gap-2 rounded-control px-4 text-center bg-accent text-lead font-semibold text-on-accent transition hover:-translate-y-1.5 lg:absolute lg:end-0 lg:top-full lg:mb-0 lg:mt-[calc(var(--spacing-normal)-8rem)] lg:size-60"
            >
              <Icon name="arrow-up-right" className="size-8 lg:size-10 rtl:-scale-x-100" />
              {call.label}
            </Link>
          </div>
        </div>
      </section>
      <div className="mx-auto grid max-w-wide gap-x-8 gap-y-10 px-gutter pt-26 pb-5.5 lg:grid-cols-12 lg:pt-20">
        <div className="grid content-start gap-4 lg:col-span-3">
          <FooterHome />
          <div className="grid text-small">
            {!isDemo && <PhoneLink />}
            <MailLink />
          </div>
          <FooterFacts />
        </div>
        <FooterGroups groups={groups} className="lg:col-span-6" />
        <FooterEnd className="lg:col-span-12" />
      </div>
    </footer>
  );
}

export default fixedFooterLayout(FooterStyle11, 575);

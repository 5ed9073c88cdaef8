import { footerGroups } from "#content/navigation.ts";
import { useBusiness } from "#app/frame/business.tsx";
import { FooterAddress } from "./parts/footer-address.tsx";
import { FooterEnd } from "./parts/footer-end.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { footerLayout } from "./parts/footer-layout.tsx";
import { FooterHours } from "./parts/footer-hours.tsx";
import { FooterLinks } from "./parts/footer-links.tsx";
import { MailLink } from "./parts/mail-link.tsx";
import { PhoneLink } from "./parts/phone-link.tsx";
import { siteGroups } from "./parts/site-groups.ts";

const { company, customer, additional, resources } = footerGroups;
const ownGroups = siteGroups(company, customer, additional, resources);

/** Four link groups beside the name and the address: the footer of a site with many pages. */
export function FooterStyle01() {
  const { tagline, isDemo, groups = ownGroups } = useBusiness();
  return (
    <footer data-site-footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-wide gap-x-8 gap-y-10 px-gutter pt-tight pb-5.5 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-4">
          <FooterHome />
          <p className="max-w-[32ch] text-small text-soft">{tagline}</p>
          <address className="grid gap-3 text-small text-soft not-italic">
            <FooterAddress />
            {isDemo && <FooterHours />}
            {isDemo && <PhoneLink />}
            <MailLink className="font-semibold text-ink" />
          </address>
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-8 gap-y-8 md:grid-flow-col md:auto-cols-fr md:grid-cols-none lg:col-span-8">
          {groups.map((group) => (
            <FooterLinks key={group.title} group={group} />
          ))}
        </div>
        <FooterEnd className="lg:col-span-12" />
      </div>
    </footer>
  );
}

export default footerLayout(FooterStyle01);

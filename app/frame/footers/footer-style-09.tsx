import { footerGroups } from "#content/navigation.ts";
import { useBusiness } from "#app/frame/business.tsx";
import { SocialLinks } from "#app/elements/actions/social-links.tsx";
import { Colophon } from "./parts/colophon.tsx";
import { FooterFacts } from "./parts/footer-facts.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { footerLayout } from "./parts/footer-layout.tsx";
import { FooterLinks } from "./parts/footer-links.tsx";
import { siteGroups } from "./parts/site-groups.ts";

const ownGroups = siteGroups(footerGroups.customer);

/** All in one line, for pages that have said everything already. Under 1200 px it becomes two. */
export function FooterStyle09() {
  const { social, groups = ownGroups } = useBusiness();
  return (
    <footer data-site-footer className="border-t border-ink bg-paper">
      <div className="mx-auto max-w-wide px-gutter pt-5 pb-5.5">
        <FooterFacts look="row" className="mb-5 border-b border-line pb-5" />
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
          <FooterHome />
          {groups.map((group) => (
            <FooterLinks key={group.title} group={group} look="row" className="md:mx-auto" />
          ))}
          <Colophon className="text-small text-soft" />
          <SocialLinks links={social} />
        </div>
      </div>
    </footer>
  );
}

export default footerLayout(FooterStyle09);

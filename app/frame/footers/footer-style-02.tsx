import { footerGroups } from "#content/navigation.ts";
import { useBusiness } from "#app/frame/business.tsx";
import { SocialLinks } from "#app/elements/actions/social-links.tsx";
import { Colophon } from "./parts/colophon.tsx";
import { FooterFacts } from "./parts/footer-facts.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { footerLayout } from "./parts/footer-layout.tsx";
import { FooterLinks } from "./parts/footer-links.tsx";
import { siteGroups } from "./parts/site-groups.ts";

const ownGroups = siteGroups(footerGroups.company);

/** Everything on one axis: the mark set into a hairline, four links, the networks, the small print. */
export function FooterStyle02() {
  const { groups: [main, ...others] = ownGroups, social } = useBusiness();
  return (
    <footer data-site-footer className="bg-paper">
      <div className="mx-auto grid max-w-wide grid-cols-1 justify-items-center px-gutter pt-12 pb-10 text-center">
        <div className="grid w-full grid-cols-[1fr_auto_1fr] items-center gap-6 before:h-px before:bg-line after:h-px after:bg-line md:gap-10">
          <FooterHome />
        </div>
        {main && <FooterLinks group={main} look="display" className="mt-12 lg:mt-16" />}
        {others.map((group) => (
          <FooterLinks
            key={group.title}
            group={group}
            look="row"
            className="mt-6 *:justify-center"
          />
        ))}
        <FooterFacts look="row" className="mt-12 justify-center *:justify-center" />
        <SocialLinks links={social} className="mt-12 justify-center lg:mt-16" />
        <Colophon className="mt-6 justify-center text-small text-soft" />
      </div>
    </footer>
  );
}

export default footerLayout(FooterStyle02);

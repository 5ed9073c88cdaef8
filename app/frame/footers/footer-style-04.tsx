import { footerGroups } from "#content/navigation.ts";
import { FitLine } from "#app/elements/text/fit-line/fit-line.tsx";
import { useBusiness } from "#app/frame/business.tsx";
import { fixedFooterLayout } from "./parts/fixed-footer/fixed-footer.tsx";
import { FooterEnd } from "./parts/footer-end.tsx";
import { FooterFacts } from "./parts/footer-facts.tsx";
import { FooterGroups } from "./parts/footer-groups.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { MailLink } from "./parts/mail-link.tsx";
import { siteGroups } from "./parts/site-groups.ts";

const ownGroups = siteGroups(footerGroups.company, footerGroups.customer, footerGroups.additional);

/** A name of more letters than this would be no larger than a text on a telephone: there it may wrap. */
const LONG_NAME = 24;

/** Night ground and the name as wide as the page, which slides away over it (from 992 px). */
export function FooterStyle04() {
  const { name, lettering = name, groups = ownGroups } = useBusiness();
  return (
    <footer data-site-footer data-tone="night">
      <div className="mx-auto grid max-w-wide grid-cols-1 px-gutter pt-12 pb-5.5">
        {/* Over the name, whose first letters may reach up to here. */}
        <div className="relative grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="grid min-w-0 content-start gap-8 lg:col-span-6">
            <MailLink className="display text-display-4 decoration-1 underline-offset-8 lg:text-display-3" />
            <FooterFacts />
          </div>
          <FooterGroups groups={groups} className="lg:col-span-6" />
        </div>
        <FooterHome className="mt-10 mb-6 w-full! text-display-2 transition hover:text-brand-ink">
          <FitLine text={lettering} onlyWide={name.length > LONG_NAME} />
        </FooterHome>
        <FooterEnd />
      </div>
    </footer>
  );
}

export default fixedFooterLayout(FooterStyle04);

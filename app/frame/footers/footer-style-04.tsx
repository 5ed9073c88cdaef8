import { footerGroups } from "#content/navigation.ts";
import { FitLine } from "#app/elements/text/fit-line/fit-line.tsx";
import { useHeaderData } from "#app/frame/headers/header-contract.tsx";
import { fixedFooterLayout } from "./parts/fixed-footer/fixed-footer.tsx";
import { FooterEnd } from "./parts/footer-end.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { FooterLinks } from "./parts/footer-links.tsx";
import { MailLink } from "./parts/mail-link.tsx";

/** Night ground and the name as wide as the page, which slides away over it (from 992 px). */
export function FooterStyle04() {
  const { brandName } = useHeaderData();
  return (
    <footer data-site-footer data-tone="night">
      <div className="mx-auto grid max-w-wide grid-cols-1 px-gutter pt-12 pb-5.5">
        {/* Over the name, whose first letters may reach up to here. */}
        <div className="relative grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <MailLink className="display text-display-3 decoration-1 underline-offset-8 lg:col-span-6" />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-8 gap-y-10 lg:col-span-6">
            <FooterLinks group={footerGroups.company} />
            <FooterLinks group={footerGroups.customer} />
            <FooterLinks group={footerGroups.additional} />
          </div>
        </div>
        <FooterHome className="mt-10 mb-6 w-full! transition hover:text-brand-ink">
          <FitLine text={brandName} />
        </FooterHome>
        <FooterEnd />
      </div>
    </footer>
  );
}

export default fixedFooterLayout(FooterStyle04);

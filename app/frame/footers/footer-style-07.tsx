import { footerGroups } from "#content/navigation.ts";
import { useBusiness } from "#app/frame/business.tsx";
import { LinkIndex } from "#app/elements/actions/link-index.tsx";
import { footerDirectories, footerHeads, footerMarks } from "#app/slots/footers.ts";
import { Slot } from "#app/slots/slot.tsx";
import { fixedFooterLayout } from "./parts/fixed-footer/fixed-footer.tsx";
import { FooterEnd } from "./parts/footer-end.tsx";
import { FooterFacts } from "./parts/footer-facts.tsx";
import { FooterGroups } from "./parts/footer-groups.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { siteGroups } from "./parts/site-groups.ts";

const ownGroups = siteGroups(footerGroups.customer, footerGroups.resources);
/** Where there are no departments, the first group of links stands in their place. */
const shownGroups = footerDirectories.length > 0 ? undefined : ownGroups;

/** The end of a shop: what it promises in a ruled row, the departments with a thing from each (or its first links), how to pay. */
export function FooterStyle07() {
  const { groups = shownGroups } = useBusiness();
  const index = groups?.[0];
  const others = groups?.slice(1) ?? ownGroups;
  return (
    <footer data-site-footer className="bg-paper">
      <div className="bg-tint">
        <Slot of={footerHeads} />
      </div>
      <div className="mx-auto grid max-w-wide grid-cols-1 gap-x-8 gap-y-14 px-gutter pt-14 pb-5.5 lg:grid-cols-12 lg:pt-20">
        {index ? (
          <LinkIndex label={index.title} links={index.links} className="lg:col-span-6" />
        ) : (
          <Slot of={footerDirectories} className="lg:col-span-6" />
        )}
        <div className="grid content-between gap-12 lg:col-span-5 lg:col-start-8">
          <FooterGroups groups={others} />
          <FooterFacts look="row" />
          <div className="flex flex-wrap items-end justify-between gap-8">
            <FooterHome />
            <Slot of={footerMarks} />
          </div>
        </div>
        <FooterEnd className="lg:col-span-12" />
      </div>
    </footer>
  );
}

export default fixedFooterLayout(FooterStyle07, 1199);

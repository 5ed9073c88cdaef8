import { footerGroups } from "#content/navigation.ts";
import { footerDirectories, footerHeads, footerMarks } from "#app/slots/footers.ts";
import { Slot } from "#app/slots/slot.tsx";
import { fixedFooterLayout } from "./parts/fixed-footer/fixed-footer.tsx";
import { FooterEnd } from "./parts/footer-end.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { FooterLinks } from "./parts/footer-links.tsx";

/** The end of a shop: what it promises in a ruled row, the departments with a thing from each, how to pay. */
export function FooterStyle07() {
  return (
    <footer data-site-footer className="bg-paper">
      <div className="bg-tint">
        <Slot of={footerHeads} />
      </div>
      <div className="mx-auto grid max-w-wide grid-cols-1 gap-x-8 gap-y-14 px-gutter pt-14 pb-5.5 lg:grid-cols-12 lg:pt-20">
        <Slot of={footerDirectories} className="lg:col-span-6" />
        <div className="grid content-between gap-12 lg:col-span-5 lg:col-start-8">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-8 gap-y-10">
            <FooterLinks group={footerGroups.customer} />
            <FooterLinks group={footerGroups.resources} />
          </div>
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

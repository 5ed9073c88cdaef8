import { footerGroups } from "#content/navigation.ts";
import { departments, paymentWays, promises } from "virtual:shop-footer";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import * as words from "#app/frame/words.ts";
import { fixedFooterLayout } from "./parts/fixed-footer/fixed-footer.tsx";
import { FooterEnd } from "./parts/footer-end.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { FooterLinks } from "./parts/footer-links.tsx";
import { PaymentMarks } from "./parts/payment-marks.tsx";

/** The end of a shop: what it promises in a ruled row, the departments with a thing from each, how to pay. */
export function FooterStyle07() {
  return (
    <footer data-site-footer className="bg-paper">
      <div className="bg-tint">
        <ul className="mx-auto grid max-w-wide grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-8 gap-y-6 px-gutter py-8 lg:py-10">
          {promises.map(({ icon, title, text }) => (
            <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1">
              <Icon name={icon} className="size-6 text-brand-ink" />
              <p className="text-small font-semibold">{title}</p>
              <p className="col-start-2 text-small text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="mx-auto grid max-w-wide grid-cols-1 gap-x-8 gap-y-14 px-gutter pt-14 pb-5.5 lg:grid-cols-12 lg:pt-20">
        <nav aria-label={words.departments} className="lg:col-span-6">
          <ul className="border-b border-line">
            {departments.map(({ label, href, picture }) => (
              <li key={label} className="border-t border-line">
                <Link href={href} className="group flex items-center gap-6 py-2.5">
                  <Picture
                    picture={picture}
                    alt=""
                    sizes="5rem"
                    ratio="1"
                    className="w-[clamp(3.5rem,6vw,5rem)] rounded-small"
                  />
                  <span className="display min-w-0 flex-1 text-display-3 transition group-hover:translate-x-1 rtl:group-hover:-translate-x-1">
                    {label}
                  </span>
                  <Icon
                    name="arrow-right"
                    className="size-5 opacity-50 transition group-hover:opacity-100 rtl:-scale-x-100"
                  />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid content-between gap-12 lg:col-span-5 lg:col-start-8">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-8 gap-y-10">
            <FooterLinks group={footerGroups.customer} />
            <FooterLinks group={footerGroups.resources} />
          </div>
          <div className="flex flex-wrap items-end justify-between gap-8">
            <FooterHome />
            <PaymentMarks ways={paymentWays} />
          </div>
        </div>
        <FooterEnd className="lg:col-span-12" />
      </div>
    </footer>
  );
}

export default fixedFooterLayout(FooterStyle07, 1199);

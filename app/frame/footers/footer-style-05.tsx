import { clsx } from "clsx";
import { footerMap } from "#content/footer-map.ts";
import { footerGroups } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { fixedFooterLayout } from "./parts/fixed-footer/fixed-footer.tsx";
import { FooterAddress } from "./parts/footer-address.tsx";
import { FooterEnd } from "./parts/footer-end.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { FooterLinks } from "./parts/footer-links.tsx";
import { MailLink } from "./parts/mail-link.tsx";

/** A drawn map that runs off the page (where there is one), and beside it how to find, call and visit: for a business with a door. */
export function FooterStyle05() {
  return (
    <footer data-site-footer className="border-t border-line bg-paper">
      <div className="relative">
        {footerMap && (
          <Drawing
            href={footerMap}
            className="block h-72 w-full bg-sunken md:h-96 lg:absolute lg:inset-y-0 lg:start-1/2 lg:h-full lg:w-1/2"
          />
        )}
        <div className="mx-auto grid max-w-wide grid-cols-1 px-gutter lg:grid-cols-12 lg:gap-x-8">
          <address
            className={clsx(
              "grid min-w-0 content-between gap-12 pt-12 pb-14 not-italic",
              footerMap ? "lg:col-span-5 lg:min-h-136" : "lg:col-span-12",
              "lg:py-tight",
            )}
          >
            <FooterHome />
            <FooterAddress className="display text-display-3" />
            <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
              <div className="grid content-start">
                <a
                  href={site.phone.href}
                  dir="ltr"
                  className="inline-block w-fit py-1 font-semibold underline underline-offset-4 hover:decoration-2"
                >
                  {site.phone.display}
                </a>
                <MailLink className="font-semibold" />
              </div>
              {site.openingHours.length > 0 && (
                <dl className="grid content-start gap-2 text-small">
                  {site.openingHours.map(({ days, hours }) => (
                    <div key={days}>
                      <dt className="text-soft">{days}</dt>
                      <dd className="tabular-nums">{hours}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          </address>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto grid max-w-wide gap-6 px-gutter pt-6 pb-5.5">
          <div className="flex flex-wrap justify-between gap-x-10 gap-y-4">
            <FooterLinks group={footerGroups.company} look="row" />
            <FooterLinks group={footerGroups.resources} look="row" />
          </div>
          <FooterEnd className="pt-6!" />
        </div>
      </div>
    </footer>
  );
}

export default fixedFooterLayout(FooterStyle05, 767);

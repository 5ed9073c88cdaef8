import { clsx } from "clsx";
import { footerMap } from "#content/footer-map.ts";
import { footerGroups } from "#content/navigation.ts";
import { useBusiness } from "#app/frame/business.tsx";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { fixedFooterLayout } from "./parts/fixed-footer/fixed-footer.tsx";
import { FooterAddress } from "./parts/footer-address.tsx";
import { FooterEnd } from "./parts/footer-end.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { FooterHours } from "./parts/footer-hours.tsx";
import { FooterLinks } from "./parts/footer-links.tsx";
import { MailLink } from "./parts/mail-link.tsx";
import { PhoneLink } from "./parts/phone-link.tsx";
import { siteGroups } from "./parts/site-groups.ts";

const ownGroups = siteGroups(footerGroups.company, footerGroups.resources);
/** Beside the words on wide screens, over them on others. */
const beside = "block h-60 w-full md:h-96 lg:absolute lg:inset-y-0 lg:start-1/2 lg:h-full lg:w-1/2";

/** A drawn map that runs off the page (where there is one, or a picture), and beside it how to find, call and visit: for a business with a door. */
export function FooterStyle05() {
  const { map = footerMap, pictures, groups = ownGroups } = useBusiness();
  const picture = map ? undefined : pictures?.[0];
  return (
    <footer data-site-footer className="border-t border-line bg-paper">
      <div className="relative">
        {map && <Drawing href={map} className={`${beside} bg-sunken`} />}
        {picture && (
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 62rem) 50vw, 100vw"
            className={`${beside} object-cover`}
          />
        )}
        <div className="mx-auto grid max-w-wide grid-cols-1 px-gutter lg:grid-cols-12 lg:gap-x-8">
          <address
            className={clsx(
              "grid min-w-0 content-between gap-8 py-10 not-italic",
              map || picture ? "lg:col-span-5 lg:min-h-136" : "lg:col-span-12",
              "lg:py-tight",
            )}
          >
            <FooterHome />
            <FooterAddress className="display text-display-3" />
            <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
              <div className="grid content-start">
                <PhoneLink className="font-semibold" />
                <MailLink className="font-semibold" />
              </div>
              <FooterHours />
            </div>
          </address>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto grid max-w-wide gap-6 px-gutter pt-6 pb-5.5">
          <div className="flex flex-wrap justify-between gap-x-10 gap-y-4">
            {groups.map((group) => (
              <FooterLinks key={group.title} group={group} look="row" />
            ))}
          </div>
          <FooterEnd className="pt-6!" />
        </div>
      </div>
    </footer>
  );
}

export default fixedFooterLayout(FooterStyle05, 767);

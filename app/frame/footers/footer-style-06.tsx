import { footerPictures } from "#content/footer-pictures.ts";
import { footerGroups } from "#content/navigation.ts";
import { useBusiness } from "#app/frame/business.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { fill } from "#shared/words.ts";
import * as words from "#app/frame/words.ts";
import { FooterEnd } from "./parts/footer-end.tsx";
import { FooterFacts } from "./parts/footer-facts.tsx";
import { FooterGroups } from "./parts/footer-groups.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { footerLayout } from "./parts/footer-layout.tsx";
import { MailLink } from "./parts/mail-link.tsx";
import { siteGroups } from "./parts/site-groups.ts";

/** How many pictures the strip has. */
const STRIP = 6;
const ownGroups = siteGroups(footerGroups.company, footerGroups.resources);

/** A strip of pictures linked to the owner's Instagram (where there is one), the name set large, everything else in one quiet row. */
export function FooterStyle06() {
  const { name, tagline, social, pictures = footerPictures, groups = ownGroups } = useBusiness();
  const instagram = social.find(({ icon }) => icon === "instagram");
  const Strip = instagram ? "a" : "div";
  return (
    <footer data-site-footer className="bg-paper">
      <Strip href={instagram?.href} className="group grid grid-cols-3 md:grid-cols-6">
        {pictures.slice(0, STRIP).map((image) => (
          <span key={image.name} className="overflow-hidden">
            <Picture
              picture={image}
              alt=""
              sizes="(min-width: 48rem) 17vw, 34vw"
              ratio="1"
              className="w-full transition duration-500 group-hover:scale-104"
            />
          </span>
        ))}
        {instagram && <span className="sr-only">{fill(words.onInstagram, { name })}</span>}
      </Strip>
      <div className="mx-auto grid max-w-wide gap-10 px-gutter pt-tight pb-5.5 md:grid-cols-2">
        <div className="grid min-w-0 content-start gap-6">
          <FooterHome />
          <p className="display max-w-[16ch] text-display-3">{tagline}</p>
          <MailLink />
          <FooterFacts />
        </div>
        <FooterGroups groups={groups} className="md:min-w-80 md:justify-self-end" />
        <FooterEnd className="md:col-span-2" />
      </div>
    </footer>
  );
}

export default footerLayout(FooterStyle06);

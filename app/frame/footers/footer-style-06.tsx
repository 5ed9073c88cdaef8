import { footerPictures } from "#content/footer-pictures.ts";
import { footerGroups } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { fill } from "#shared/words.ts";
import * as words from "#app/frame/words.ts";
import { FooterEnd } from "./parts/footer-end.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { footerLayout } from "./parts/footer-layout.tsx";
import { FooterLinks } from "./parts/footer-links.tsx";
import { MailLink } from "./parts/mail-link.tsx";

/** A strip of pictures linked to the owner's Instagram, the name set large, everything else in one quiet row. */
export function FooterStyle06() {
  const instagram = site.social.find(({ icon }) => icon === "instagram");
  return (
    <footer data-site-footer className="bg-paper">
      <a href={instagram?.href} className="group grid grid-cols-3 md:grid-cols-6">
        {footerPictures.map((image) => (
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
        <span className="sr-only">{fill(words.onInstagram, { name: site.name })}</span>
      </a>
      <div className="mx-auto grid max-w-wide gap-12 px-gutter pt-tight pb-5.5 md:grid-cols-2">
        <div className="grid min-w-0 content-start gap-6">
          <FooterHome />
          <p className="display max-w-[16ch] text-display-3">{site.tagline}</p>
          <MailLink />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-8 md:min-w-80 md:justify-self-end">
          <FooterLinks group={footerGroups.company} />
          <FooterLinks group={footerGroups.resources} />
        </div>
        <FooterEnd className="md:col-span-2" />
      </div>
    </footer>
  );
}

export default footerLayout(FooterStyle06);

import { footerGroups } from "#content/navigation.ts";
import { site } from "#content/site.ts";
import { SocialLinks } from "#app/elements/social-links.tsx";
import { Colophon } from "./parts/colophon.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { footerLayout } from "./parts/footer-layout.tsx";
import { FooterLinks } from "./parts/footer-links.tsx";

/** Four link groups beside the name and the address: the footer of a site with many pages. */
export function FooterStyle01() {
  return (
    <footer data-site-footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-wide gap-x-8 gap-y-14 px-gutter pt-tight pb-8 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-4">
          <FooterHome />
          <p className="max-w-[32ch] text-small text-soft">{site.tagline}</p>
          <address className="text-small text-soft not-italic">
            {site.address.slice(1).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <a
              href={`mailto:${site.email}`}
              className="mt-3 inline-block py-1 wrap-anywhere font-semibold text-ink underline underline-offset-4"
            >
              {site.email}
            </a>
          </address>
        </div>
        <div className="grid grid-cols-2 gap-x-8 gap-y-12 md:grid-cols-4 lg:col-span-8">
          {Object.values(footerGroups).map((group) => (
            <FooterLinks key={group.title} group={group} />
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-6 border-t border-line pt-8 lg:col-span-12">
          <Colophon className="text-small text-soft" />
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}

export default footerLayout(FooterStyle01);

import * as styles from "./footer-style-12.module.css";
import { footerGroups } from "#content/navigation.ts";
import { useBusiness } from "#app/frame/business.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { FooterEnd } from "./parts/footer-end.tsx";
import { FooterFacts } from "./parts/footer-facts.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { footerLayout } from "./parts/footer-layout.tsx";
import { FooterLinks } from "./parts/footer-links.tsx";
import { siteGroups } from "./parts/site-groups.ts";

const ownGroups = siteGroups(footerGroups.company, footerGroups.additional);

/** Four links as large as a poster, stacked on the accent: the menu is the picture. */
export function FooterStyle12() {
  const { groups: [main, ...others] = ownGroups } = useBusiness();
  return (
    <footer data-site-footer className={styles.stacked}>
      <div className="mx-auto grid max-w-wide grid-cols-1 px-gutter pt-10 pb-5.5">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-b border-line pb-6">
          <FooterHome />
          {others.map((group) => (
            <FooterLinks key={group.title} group={group} look="row" />
          ))}
        </div>
        {main && (
          <nav aria-label={main.title}>
            <ul>
              {main.links.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href} className={`${styles.link} display wrap-anywhere`}>
                    {label}
                    <Icon name="arrow-right" className="rtl:-scale-x-100" />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <FooterFacts look="row" className="pt-6" />
        <FooterEnd className="border-0!" />
      </div>
    </footer>
  );
}

export default footerLayout(FooterStyle12);

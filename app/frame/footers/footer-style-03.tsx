import * as styles from "./footer-style-03.module.css";
import { footerLetter } from "#content/footer-letter.ts";
import { footerGroups } from "#content/navigation.ts";
import { useBusiness } from "#app/frame/business.tsx";
import { Slot } from "#app/slots/slot.tsx";
import { subscribeForms } from "#app/slots/subscribe.ts";
import { FooterEnd } from "./parts/footer-end.tsx";
import { FooterFacts } from "./parts/footer-facts.tsx";
import { FooterGroups } from "./parts/footer-groups.tsx";
import { FooterHome } from "./parts/footer-home.tsx";
import { footerLayout } from "./parts/footer-layout.tsx";
import { siteGroups } from "./parts/site-groups.ts";

const ownGroups = siteGroups(
  footerGroups.customer,
  footerGroups.resources,
  footerGroups.additional,
);

/** The newsletter, where there is one, as a postcard: the invitation where the message stands, the form where the address is written. */
export function FooterStyle03() {
  const { letter = footerLetter, groups = ownGroups } = useBusiness();
  return (
    <footer data-site-footer className="bg-tint">
      <div className="mx-auto grid max-w-wide grid-cols-1 gap-10 px-gutter pt-tight pb-5.5">
        {subscribeForms.length > 0 && (
          <section aria-labelledby="footer-letter" className={styles.postcard}>
            <div className="grid grid-cols-1 content-between gap-6">
              <h2 id="footer-letter" className="display max-w-[14ch] text-display-2">
                {letter.heading}
              </h2>
              <p className="max-w-[44ch] text-small text-soft">{letter.text}</p>
            </div>
            <div className={styles.address}>
              <PostageStamp />
              <Slot
                of={subscribeForms}
                id="footer-subscribe"
                layout="stacked"
                className="mt-auto"
              />
            </div>
          </section>
        )}
        <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
          <div className="grid content-start gap-6 lg:col-span-6">
            <FooterHome className="-mt-2.5" />
            <FooterFacts />
          </div>
          <FooterGroups groups={groups} className="lg:col-span-6" />
        </div>
        <FooterEnd />
      </div>
    </footer>
  );
}

/** Postmark and stamp. The stamp's teeth are dots of the card's own colour along its edge. */
function PostageStamp() {
  return (
    <div aria-hidden className="flex items-center gap-4">
      <svg viewBox="0 0 200 56" preserveAspectRatio="xMaxYMid meet" className={styles.waves}>
        {[8, 22, 36, 50].map((y) => (
          <path
            key={y}
            d={`M0 ${y}q12.5-11 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0`}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        ))}
      </svg>
      <svg viewBox="0 0 84 104" className={styles.stamp}>
        <path d="M2 2h80v100H2z" fill="var(--brand)" />
        <path
          d="M2 2h80v100H2z"
          fill="none"
          stroke="var(--paper-raised)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="0 10"
        />
        <path d="M18 22h48v60H18z" fill="var(--paper-raised)" />
        <path d="M18 22h24v60H18z" fill="var(--accent)" />
        <path d="M42 22h24v24H42z" fill="var(--brand-tint)" />
      </svg>
    </div>
  );
}

export default footerLayout(FooterStyle03);

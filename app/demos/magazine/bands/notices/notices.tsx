import * as styles from "./notices.module.css";
import type { OptionalLink } from "#content/navigation.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Section } from "#app/sections/section.tsx";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";

interface NoticesProps {
  id: string;
  heading: string;
  notices: readonly { title: string; text: string; link: OptionalLink }[];
  coupon: { heading: string; text: string; small: string };
}

/** The last page of the paper: small advertisements, and among them a coupon for the letter, to be cut out. */
export function Notices({ id, heading, notices, coupon }: NoticesProps) {
  return (
    <Section
      id={id}
      width="wide"
      space="tight"
      className="max-md:-mt-12"
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className={`${styles.heading} display`}>
        {heading}
      </h2>
      <div className={styles.page}>
        <section aria-labelledby="coupon-heading" className={styles.coupon}>
          <svg viewBox="0 0 40 24" aria-hidden className={styles.scissors}>
            <path d="M15 9 37 1M15 15l22 8M15 9 8 12m7 3-7-3m7-6a5 5 0 1 1-10 0 5 5 0 0 1 10 0zm0 12a5 5 0 1 1-10 0 5 5 0 0 1 10 0z" />
          </svg>
          <h2 id="coupon-heading" className="display text-display-2">
            {coupon.heading}
          </h2>
          <p className="text-lead">{coupon.text}</p>
          <SubscribeForm id="subscribe" layout="inline" />
          <p className={styles.small}>{coupon.small}</p>
        </section>
        {notices.map(({ title, text, link }) => (
          <div key={title} className={styles.notice}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
            {link.href && (
              <p>
                <Link href={link.href} className={styles.link}>
                  {link.label}
                </Link>
              </p>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}

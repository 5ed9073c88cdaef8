import * as styles from "./ticket-stubs.module.css";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface Ticket {
  name: string;
  /** With its currency, as price lists set it. */
  price: string;
  text: string;
  details: readonly string[];
  action: { label: string; href: string };
  /** The colour it is printed on; `none` is the page's own. */
  light: "brand" | "accent" | "none";
}

interface TicketStubsProps {
  id: string;
  heading: string;
  intro: string;
  /** The first is set large; two more stand beside it. */
  tickets: readonly Ticket[];
  /** Small print. */
  note: string;
}

/** Admission as tickets of cardboard: what it lets you into on one side of the perforation, what it costs on the stub. */
export function TicketStubs({ id, heading, intro, tickets, note }: TicketStubsProps) {
  return (
    <Section id={id} width="wide" ground="sunken" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="split"
        className="mb-12"
      />
      <ul className={styles.ticketStubs}>
        {tickets.map(({ name, price, text, details, action, light }) => (
          <li key={name} data-tone={light === "none" ? undefined : light} className={styles.stub}>
            <div className={styles.body}>
              <h3 className="display text-display-3">{name}</h3>
              <p className="max-w-[40ch]">{text}</p>
              <ul className={`${styles.details} grid gap-1 font-semibold`}>
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            </div>
            <div className={styles.end}>
              <p className={`${styles.price} figures`}>{price}</p>
              <ButtonLink href={action.href} tone={light === "none" ? "quiet" : "inverse"}>
                {action.label}
                <span className="sr-only"> {name}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-[62ch] text-small text-soft">{note}</p>
    </Section>
  );
}

import * as styles from "./kitchen-cards.module.css";
import type { KitchenCard } from "../../recipes.server.ts";
import { CardDrawing } from "./card-drawing.tsx";

interface KitchenCardsProps {
  id: string;
  heading: string;
  intro: string;
  /** Names the choice between the cards. */
  choice: string;
  /** On the front of the box. */
  plate: string;
  labels: { takes: string; makes: string; needs: string; method: string };
  cards: readonly KitchenCard[];
}

/** A box of recipe cards: each tab is a radio button, and the card that is chosen stands up out of the box. CSS alone does that. */
export function KitchenCards({
  id,
  heading,
  intro,
  choice,
  plate,
  labels,
  cards,
}: KitchenCardsProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.band}>
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-1">
          {heading}
        </h2>
        <p className="max-w-text text-lead">{intro}</p>
      </header>
      <fieldset className={styles.box}>
        <legend className="sr-only">{choice}</legend>
        {cards.map((card, index) => (
          <div key={card.id} className={styles.item}>
            <label className={styles.tab}>
              <input
                type="radio"
                name="kitchen-card"
                value={card.id}
                defaultChecked={index === 0}
                className="sr-only"
              />
              {card.tab}
            </label>
            <Card card={card} labels={labels} />
          </div>
        ))}
        <p aria-hidden className={styles.front}>
          <span className={styles.plate}>{plate}</span>
        </p>
      </fieldset>
    </section>
  );
}

function Card({ card, labels }: { card: KitchenCard; labels: KitchenCardsProps["labels"] }) {
  const { title, takes, makes, needs, steps, from, drawing } = card;
  return (
    <article className={styles.card}>
      <div className={styles.title}>
        <h3 className="display text-display-3">{title}</h3>
        <dl className={styles.facts}>
          <dt>{labels.takes}</dt>
          <dd>{takes}</dd>
          <dt>{labels.makes}</dt>
          <dd>{makes}</dd>
        </dl>
      </div>
      <CardDrawing drawing={drawing} className={styles.drawing} />
      <div className={styles.needs}>
        <h4 className={styles.label}>{labels.needs}</h4>
        <ul>
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
      </div>
      <div className={styles.method}>
        <h4 className={styles.label}>{labels.method}</h4>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.from}>{from}</p>
      </div>
    </article>
  );
}

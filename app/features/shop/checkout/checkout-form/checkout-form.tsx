import * as styles from "../checkout.module.css";
import { type ReactNode, useId } from "react";
import * as sharedWords from "#shared/shop/words.ts";
import { EmailField, Field } from "#app/features/forms/field/field.tsx";
import { HiddenFields } from "#app/features/forms/form-parts/form-parts.tsx";
import type { ShownForm } from "#app/features/forms/use-form.ts";
import { useSiteData } from "#app/engine/site-data.ts";
import * as words from "../../words.ts";
import type { CheckoutPageData } from "../checkout-page.server.ts";
import { CheckoutSummary } from "../checkout-summary.tsx";
import { DeliveryOptions } from "../delivery-options.tsx";
import { TestCards } from "../test-cards.tsx";
import { useCheckout } from "../use-checkout.ts";
import { whatIsPaid } from "../what-is-paid.ts";

/**
 * Ordering, on one page: who, where to, how, what with, and beside it what it comes to. Complete without script: what
 * depends on a choice (billing address, totals of a way of delivery) is shown and hidden by stylesheet.
 */
export function CheckoutForm({ page }: { page: CheckoutPageData }) {
  const { cart, testCards } = page;
  const { isFree, canBeFree } = whatIsPaid(cart.quote);
  const { form, key } = useCheckout(page);
  const { props, ...shown } = form;
  return (
    <form {...props} aria-label={words.checkout} className={styles.checkout}>
      <HiddenFields form={shown} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="quote" value={cart.quoteVersion} readOnly />
      <div className="grid grid-cols-1 content-start gap-12">
        <Part title={words.contact}>
          <EmailField
            form={shown}
            defaultValue={page.known?.email}
            autoComplete={page.tokens.email}
            help={words.emailHelp}
          />
          <Field
            form={shown}
            name="phone"
            label={words.phone}
            type="tel"
            defaultValue={page.known?.phone}
            autoComplete={page.tokens.phone}
          />
        </Part>
        <Part title={sharedWords.deliveryAddress}>
          <AddressFields form={shown} page={page} kind="delivery" />
        </Part>
        <Part title={sharedWords.billingAddress}>
          <BillingSame />
          <div className={styles.billing}>
            <AddressFields form={shown} page={page} kind="billing" />
          </div>
        </Part>
        <Part title={words.delivery}>
          <DeliveryOptions form={shown} quote={cart.quote} />
        </Part>
        {!isFree && (
          <Part title={words.payment}>
            {testCards ? (
              <TestCards form={shown} cards={testCards} isOptional={canBeFree} />
            ) : (
              <p>{canBeFree ? words.payAtProviderIfAny : words.payAtProvider}</p>
            )}
          </Part>
        )}
      </div>
      <CheckoutSummary form={shown} cart={cart} />
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className="display text-display-4">
        {title}
      </h2>
      <div className="grid grid-cols-1 gap-5">{children}</div>
    </section>
  );
}

/** Ticked at first; what came back from the server is kept as it was. */
function BillingSame() {
  const { formState } = useSiteData();
  const returned = formState?.form === "checkout" ? formState.values.billingSame === "yes" : true;
  return (
    <label className={styles.same}>
      <input type="checkbox" name="billingSame" value="yes" defaultChecked={returned} />
      {words.sameAddress}
    </label>
  );
}

const names = {
  delivery: {
    name: "name",
    company: "company",
    line1: "line1",
    line2: "line2",
    postcode: "postcode",
    city: "city",
    country: "country",
  },
  billing: {
    name: "billingName",
    company: "billingCompany",
    line1: "billingLine1",
    line2: "billingLine2",
    postcode: "billingPostcode",
    city: "billingCity",
    country: "billingCountry",
  },
} as const;

function AddressFields({
  form,
  page: { countries, tokens, known },
  kind,
}: {
  form: ShownForm;
  page: CheckoutPageData;
  kind: keyof typeof names;
}) {
  const own = names[kind];
  const field = (part: keyof typeof own) => ({
    form,
    name: own[part],
    autoComplete: tokens[own[part]],
    // The bill goes to the same address, unless it is told otherwise.
    defaultValue: kind === "delivery" ? known?.[part] : undefined,
  });
  return (
    <div className={styles.address}>
      <Field {...field("name")} label={words.name} required className={styles.wide} />
      <Field {...field("company")} label={words.company} className={styles.wide} />
      <Field {...field("line1")} label={sharedWords.line1} required className={styles.wide} />
      <Field {...field("line2")} label={words.line2} className={styles.wide} />
      <Field {...field("postcode")} label={words.postcode} required />
      <Field {...field("city")} label={sharedWords.city} required />
      <Field
        {...field("country")}
        as="select"
        label={words.country}
        required
        className={styles.wide}
      >
        {countries.length > 1 && <option value="">{words.chooseCountry}</option>}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Field>
    </div>
  );
}

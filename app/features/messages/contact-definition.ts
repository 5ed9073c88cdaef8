import type { FormDefinition } from "#app/features/forms/use-form.ts";

/** The registered form `contact`: writing to the site's owner. Forms of pages that ask for something of their own say it in its subject. */
export const contactForm: FormDefinition = {
  name: "contact",
  schema: () => import("#forms/contact/schema.ts").then(({ contact }) => contact),
};

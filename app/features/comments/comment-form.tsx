import "#app/features/forms/contact-form/contact-form.css";
import { Field } from "#app/features/forms/field.tsx";
import { FormConfirmation } from "#app/features/forms/form-confirmation.tsx";
import { HiddenFields, SubmitButton } from "#app/features/forms/form-parts.tsx";
import { type FormDefinition, useForm } from "#app/features/forms/use-form.ts";
import * as formWords from "#forms/comment/words.ts";

/** Commenting on a post. */
const commentForm: FormDefinition = {
  name: "comment",
  schema: () => import("#forms/comment/schema.ts").then(({ comment }) => comment),
};

/** The registered form `comment`: kept at once, shown when the owner has let it in, and it says so. */
export function CommentForm({ post }: { post: number }) {
  const form = useForm(commentForm, "comment");
  return (
    <form
      {...form.props}
      aria-label="Write a comment"
      className="contact-form contact-form-columns"
    >
      <HiddenFields form={form} />
      <input type="hidden" name="post" value={post} />
      <Field form={form} name="name" label="Your name" autoComplete="name" required />
      <Field
        form={form}
        name="email"
        label="Email (not published)"
        type="email"
        autoComplete="email"
        required
      />
      <Field
        as="textarea"
        form={form}
        name="message"
        label="Your comment"
        rows={5}
        autoComplete="off"
        required
        className="contact-form-wide"
      />
      <div className="contact-form-wide grid grid-cols-1 justify-items-start gap-5">
        <SubmitButton form={form}>Submit comment</SubmitButton>
        <FormConfirmation
          form={form}
          heading={formWords.thanks}
          text="It appears here once it has been approved, usually within a day."
        />
      </div>
    </form>
  );
}

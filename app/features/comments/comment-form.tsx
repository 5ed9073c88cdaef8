import { EmailField, Field, NameField } from "#app/features/forms/field/field.tsx";
import { FormConfirmation } from "#app/features/forms/form-confirmation.tsx";
import { HiddenFields, SubmitButton } from "#app/features/forms/form-parts/form-parts.tsx";
import { type FormDefinition, useForm } from "#app/features/forms/use-form.ts";
import * as formWords from "#forms/comment/words.ts";
import * as words from "./words.ts";

/** Commenting on a post. */
const commentForm: FormDefinition = {
  name: "comment",
  schema: () => import("#forms/comment/schema.ts").then(({ comment }) => comment),
};

/** The registered form `comment`: kept at once, shown when the owner has let it in, and it says so. */
export function CommentForm({ post }: { post: number }) {
  const form = useForm(commentForm, "comment");
  return (
    <form {...form.props} aria-label={words.writeComment} className="grid grid-cols-1 gap-6">
      <HiddenFields form={form} />
      <input type="hidden" name="post" value={post} />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <NameField form={form} />
        <EmailField form={form} label={formWords.emailNotPublished} />
      </div>
      <Field
        as="textarea"
        form={form}
        name="message"
        label={words.yourComment}
        rows={5}
        autoComplete="off"
        required
      />
      <div className="grid grid-cols-1 justify-items-start gap-5">
        <SubmitButton form={form}>{words.submitComment}</SubmitButton>
        <FormConfirmation form={form} heading={formWords.thanks} text={formWords.appears} />
      </div>
    </form>
  );
}

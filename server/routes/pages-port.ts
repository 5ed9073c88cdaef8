import type { AppContext } from "../context.ts";
import type { FormState } from "../contract/form-state.ts";

/** What a page is told of a form that was sent to it without script. */
export interface PageState {
  formState: FormState | null;
  /** Name of the form that was just sent. */
  notice: string | null;
}

/** The site's pages, for whoever answers a form with one. */
export interface Pages {
  publicUrl: string;
  /** Fields that never come back to a page. */
  secretFields: ReadonlySet<string>;
  /** The page at the request's address. */
  render(context: AppContext, state: PageState): Promise<Response>;
}

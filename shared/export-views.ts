/**
 * Where an export keeps what its pages show for a query (`?page=2`), which no file server answers: for each address with a query, as pages
 * link to it, the file with the data for it (`scripts/lib/export/views.ts` writes it, `app/engine/exported-page.ts` reads it).
 */
export const VIEW_LIST = "/views.json";

export type ViewList = Readonly<Record<string, string>>;

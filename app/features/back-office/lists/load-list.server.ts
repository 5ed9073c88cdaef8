import type { RouterContextProvider } from "react-router";
import type { Listed, ListRequest } from "#server/contract/office.ts";

import { type InWords, inWords } from "../parts/moment.server.ts";
import { type BackOffice, requireAdmin } from "../require-admin.server.ts";
import { readListRequest } from "./list-request.ts";

interface Asked {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

interface LoadedList<Row> {
  request: ListRequest;
  list: InWords<Listed<Row>>;
}

/**
 * The loader of a page that is a list: what its address asks for, and those rows, with their times in words.
 * @param states that the list knows.
 * @throws what `requireAdmin` throws.
 */
export async function loadList<Row>(
  { url, context }: Asked,
  states: readonly { key: string }[],
  listOf: (backOffice: BackOffice) => { list(request: ListRequest): Promise<Listed<Row>> },
): Promise<LoadedList<Row>> {
  const { backOffice } = await requireAdmin(context);
  const request = readListRequest(
    url,
    states.map(({ key }) => key),
  );
  return { request, list: inWords(await listOf(backOffice).list(request)) };
}

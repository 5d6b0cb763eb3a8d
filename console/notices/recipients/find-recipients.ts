import { canalContactsList, destinatarsList } from "../../../client/generated/notifications/operations.ts";
import type { Destinatar } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { type ListPage, pageOf, pageQuery } from "../../api/list-page.ts";
import type { ListSearch } from "../../shell/list-search.ts";
import { recipientTypeOf } from "../common/entries.ts";

export interface RecipientSearch extends ListSearch {
  /** "true", "false", or "" for all. */
  active: string;
}

/** Recipients by a part of the name, by their number, or by one of their addresses. */
export async function findRecipients(search: RecipientSearch): Promise<ListPage<Destinatar>> {
  const filters = await filtersOf(search.text.trim());
  if (!filters) return { rows: [], total: 0 };
  const active = search.active === "" ? {} : { "filter[activ]": search.active };
  return pageOf(await destinatarsList(client, { query: { ...pageQuery(search), ...filters, ...active } }));
}

type Filters = Readonly<Record<`filter[${string}]`, string>>;

/** Undefined if an address belongs to none. */
async function filtersOf(text: string): Promise<Filters | undefined> {
  if (text === "") return {};
  const type = recipientTypeOf(text);
  if (type === "IDNP") return { "filter[idnp]": text };
  if (type === "IDNO") return { "filter[idno]": text };
  if (type === undefined) return { "filter[nume][contains]": text };
  const { data } = await canalContactsList(client, { query: { "filter[adresa]": text, size: 200 } });
  const ids = new Set(data.items.map(({ destinatarId }) => destinatarId));
  return ids.size === 0 ? undefined : { "filter[id][in]": [...ids].join(",") };
}

import { notificaresList } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { given } from "../../kit/given.ts";
import type { State } from "../common/states.tsx";

export const PAGE_ROWS = 25;

export interface NoticeSearch {
  page: number;
  subject: string;
  states: readonly State[];
  priorities: readonly string[];
  /** Ids. */
  systems: readonly string[];
  /** Days, "" for none. */
  from: string;
  until: string;
}

export const isNarrowed = ({ page: _, ...filters }: NoticeSearch): boolean =>
  Object.values(filters).some((value) => value.length > 0);

const joined = (values: readonly string[]): string | undefined =>
  values.length > 0 ? values.join(",") : undefined;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A day of the person's time zone as a moment; undefined for none. */
const momentOf = (day: string, time: string): string | undefined =>
  isDay(day) ? new Date(`${day}T${time}`).toISOString() : undefined;

/** A page of notifications, the newest first. */
export async function findNotices(search: NoticeSearch) {
  const { page, subject, states, priorities, systems, from, until } = search;
  const ids = systems.filter((id) => /^\d+$/.test(id));
  // The service reads the list of a single system directly.
  const one = ids.length === 1 ? ids[0] : undefined;
  const { data } = await notificaresList(client, {
    query: given({
      page: page - 1,
      size: PAGE_ROWS,
      "filter[titlu][contains]": subject === "" ? undefined : subject,
      "filter[status][in]": joined(states),
      "filter[priority][in]": joined(priorities),
      "filter[sistemId]": one,
      "filter[sistemId][in]": one === undefined ? joined(ids) : undefined,
      "filter[creatLa][greaterThanOrEqual]": momentOf(from, "00:00:00"),
      "filter[creatLa][lessThanOrEqual]": momentOf(until, "23:59:59.999"),
    }),
  });
  return data;
}

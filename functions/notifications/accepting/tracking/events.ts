import type { Stored } from "../../../../shared/data/entity.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import type { Person } from "../../access/callers.ts";
import { namesOf } from "../../access/names.ts";
import { Events, type StoredEvent } from "../../records/event.ts";
import { listOfNotification } from "./scopes.ts";

type Event = Stored<StoredEvent>;

/** An event with the name of whoever did it. */
export const withActor = async (event: Event): Promise<Event> => (await withActors([event]))[0] ?? event;

/** The events that a person may read, with the names of those who did them. */
export async function listEvents(asked: { caller: Person; query: ListQuery }): Promise<Page<Event>> {
  const page = await listOfNotification(Events, "events", asked);
  return { ...page, items: await withActors(page.items) };
}

async function withActors(events: Event[]): Promise<Event[]> {
  const nameOf = await namesOf(events.flatMap((event) => actorIn(event) ?? []));
  return events.map((event) => {
    const actor = actorIn(event);
    const deNume = actor === undefined ? undefined : nameOf(actor);
    return deNume === undefined ? event : { ...event, deNume };
  });
}

const actorIn = ({ detalii: { de } }: Event): string | undefined => (typeof de === "string" ? de : undefined);

import * as z from "zod";
import { entity } from "../../../shared/data/entity.ts";
import { inShard } from "./shards.ts";

export const eventKinds = [
  "CREATA",
  "EXTINSA",
  "TRIMISA",
  "LIVRATA",
  "CITITA",
  "ESUATA",
  "REPROGRAMATA",
  /** Another hour was set. */
  "REPLANIFICATA",
  /** Other texts were set. */
  "MODIFICATA",
  "ANULATA",
  "REIMPUSA",
  "APEL_ESUAT",
  "NOTA",
] as const;

/** An event of a notification. Events are only added. */
export const NoticeEvent = z
  .object({
    id: z.int(),
    notificareId: z.int(),
    livrareId: z.int().optional(),
    tip: z.enum(eventKinds),
    /** Never an address. */
    detalii: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    /** The name of the person whose login `detalii.de` is, in views and lists: it is stored nowhere. */
    deNume: z.string().optional(),
    creatLa: z.iso.datetime(),
  })
  .meta({ id: "EvenimentNotificare" });
export type NoticeEvent = z.output<typeof NoticeEvent>;

export const StoredEvent = NoticeEvent.extend({ sistemId: z.int(), expiresOn: z.int() });
export type StoredEvent = z.output<typeof StoredEvent>;

export const eventsOf = (notificationId: number): string => `events#notification#${notificationId}`;

export const Events = entity({
  name: "notice-event",
  service: "notifications",
  schema: StoredEvent,
  key: inShard("events"),
  lists: ({ notificareId }) => [{ partition: eventsOf(notificareId), counter: null }],
  endsAt: ({ expiresOn }) => expiresOn,
});

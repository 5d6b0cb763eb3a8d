import * as z from "zod";
import { entity, inPartitionOf } from "../../../shared/data/entity.ts";
import { says } from "../../../shared/http/validation.ts";
import { type Channel, channels } from "./delivery.ts";
import { boundOf, RECIPIENT } from "./recipient.ts";
import { rowAmong } from "./shards.ts";
import { Category } from "./template.ts";
import { refusals } from "./texts.ts";

/** A time of day, Europe/Chisinau. */
const TimeOfDay = z
  .string()
  .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)
  .meta({ examples: ["21:00"] });

/** From a time of day until another one, which may be on the next day. */
const QuietTime = z
  .object({ de: TimeOfDay, pana: TimeOfDay })
  .refine(({ de, pana }) => de !== pana, says(refusals.linisteGoala))
  .meta({ examples: [{ de: "22:00", pana: "07:00" }] });

const eachOnce = (names: Channel[]): Channel[] => [...new Set(names)];

/** The fields of a preference that people set. */
export const PreferenceFields = z.object({
  destinatarId: z.int().positive(),
  /** Default: all systems. */
  sistemId: z.int().positive().optional(),
  /** Default: all categories. */
  categorie: Category.optional(),
  /** The channels that the recipient wants these messages over: all of them. Empty: as the sender chooses. */
  canale: z.array(z.enum(channels)).max(channels.length).overwrite(eachOnce).optional(),
  /** false declines what has a category. */
  activ: z.boolean().optional(),
  /** SMS and Push wait for the end of this time, which may be on the next day. */
  liniste: QuietTime.optional(),
  /** Mail is collected and sent once a day at this hour. */
  rezumat: z.object({ ora: TimeOfDay }).optional(),
});

/** How a recipient wants to be reached. */
export const Preference = PreferenceFields.extend({
  id: z.int(),
  canale: z.array(z.enum(channels)),
  activ: z.boolean(),
  creatLa: z.iso.datetime(),
});
export type Preference = z.output<typeof Preference>;

export const PreferenceView = Preference.meta({ id: "PreferintaNotificare" });

/** The most preferences of a recipient. */
export const MOST_PREFERENCES = 50;

/** The name of preferences, the start of their sort keys. */
export const PREFERENCE = "preference";

export const Preferences = entity({
  name: PREFERENCE,
  service: "notifications",
  schema: Preference,
  key: inPartitionOf(RECIPIENT, "destinatarId", PREFERENCE),
  isPersonal: true,
  bounded: { most: MOST_PREFERENCES, in: ({ destinatarId }) => boundOf(PREFERENCE, destinatarId) },
  located: { by: ["destinatarId"], row: (id) => rowAmong("preferences#all", id) },
  unique: {
    /** One for each recipient, system and category. */
    subject: {
      of: ({ destinatarId, sistemId = "", categorie = "" }) => `${destinatarId}/${sistemId}/${categorie}`,
      taken: () => refusals.preferintaExista(),
    },
  },
});

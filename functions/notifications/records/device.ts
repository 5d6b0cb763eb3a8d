import * as z from "zod";
import { entity, inPartitionOf } from "../../../shared/data/entity.ts";
import { RevisionConflict } from "../../../shared/data/transaction.ts";
import { hmacOf } from "./hmac.ts";
import { boundOf, RECIPIENT } from "./recipient.ts";
import { rowAmong } from "./shards.ts";

/** The fields of a push subscription, as the browser gives them (W3C Push API). */
export const DeviceFields = z.object({
  destinatarId: z.int().positive(),
  endpoint: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .meta({ examples: ["https://fcm.googleapis.com/fcm/send/exemplu"] }),
  keys: z.object({
    /** The public key of the browser: 65 bytes of an uncompressed point on P-256, base64url. */
    p256dh: z
      .string()
      .regex(/^[A-Za-z0-9_-]{87}$/)
      .meta({
        examples: ["BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"],
      }),
    /** The secret of the browser: 16 bytes, base64url. */
    auth: z
      .string()
      .regex(/^[A-Za-z0-9_-]{22}$/)
      .meta({ examples: ["BTBZMqHH6r4Tts7J_aSIgg"] }),
  }),
});

/** A browser of a recipient that takes push messages. */
export const Device = DeviceFields.extend({ id: z.int(), creatLa: z.iso.datetime() });
export type Device = z.output<typeof Device>;

/** A device in an answer: the keys are write-only. */
export const DeviceView = Device.omit({ keys: true }).meta({ id: "PushSubscription" });

/** The most devices of a recipient; beyond that, the oldest one is removed. */
export const MOST_DEVICES = 10;

/** The name of devices, the start of their sort keys. */
export const DEVICE = "device";

/** The unique value that stands for an endpoint. */
export const hmacOfEndpoint = (endpoint: string): string => hmacOf("endpoint", endpoint);

export const Devices = entity({
  name: DEVICE,
  service: "notifications",
  schema: Device,
  key: inPartitionOf(RECIPIENT, "destinatarId", DEVICE),
  isPersonal: true,
  bounded: { most: MOST_DEVICES, in: ({ destinatarId }) => boundOf(DEVICE, destinatarId) },
  located: { by: ["destinatarId"], row: (id) => rowAmong("devices#all", id) },
  secrets: ["keys"],
  unique: {
    /** An endpoint belongs to the recipient who subscribed last: a writer that lost the race reads again. */
    endpointHmac: { of: ({ endpoint }) => hmacOfEndpoint(endpoint), taken: () => new RevisionConflict() },
  },
});

import * as z from "zod";
import { entity, inPartitionOf } from "../../../shared/data/entity.ts";
import { RevisionConflict } from "../../../shared/data/transaction.ts";
import { addressHmac } from "./hmac.ts";
import { addressChannels } from "./delivery.ts";
import { boundOf, RECIPIENT } from "./recipient.ts";
import { rowAmong } from "./shards.ts";
import { refusals } from "./texts.ts";

/** The fields of a contact that administrators set. */
export const ContactFields = z.object({
  destinatarId: z.int().positive(),
  canal: z.enum(addressChannels),
  /** Normalised: a mail address with its domain in ASCII, or a number in E.164. */
  adresa: z
    .string()
    .trim()
    .min(1)
    .max(320)
    .meta({ examples: ["ana.rusu@exemplu.md"] }),
  /** True if the recipient proved that the address is theirs, or an administrator vouches for it. */
  verificat: z.boolean().optional(),
  /** The first of its channel. */
  principal: z.boolean().optional(),
});

/** An address of a recipient. */
export const Contact = ContactFields.extend({
  id: z.int(),
  verificat: z.boolean(),
  principal: z.boolean(),
  /** True after a provider answered that the address does not exist: it counts as none until it is verified again. */
  nelivrabil: z.boolean().optional(),
  creatLa: z.iso.datetime(),
});
export type Contact = z.output<typeof Contact>;

export const ContactView = Contact.meta({ id: "CanalContact" });

/** The most contacts of a recipient. */
export const MOST_CONTACTS = 20;

/** The partition of the contacts with an address, by its HMAC. */
export const contactsWith = (hmac: string): string => `contacts#address#${hmac}`;

/** The name of contacts, the start of their sort keys. */
export const CONTACT = "contact";

export const Contacts = entity({
  name: CONTACT,
  service: "notifications",
  schema: Contact,
  key: inPartitionOf(RECIPIENT, "destinatarId", CONTACT),
  isPersonal: true,
  bounded: { most: MOST_CONTACTS, in: ({ destinatarId }) => boundOf(CONTACT, destinatarId) },
  located: { by: ["destinatarId"], row: (id) => rowAmong("contacts#all", id) },
  unique: {
    address: {
      of: ({ destinatarId, canal, adresa }) => `${destinatarId}/${addressHmac(canal, adresa)}`,
      taken: () => refusals.contactExista(),
    },
    /** One is the first of its channel. */
    principal: {
      of: ({ destinatarId, canal, principal }) => (principal ? `${destinatarId}/${canal}` : undefined),
      taken: () => new RevisionConflict(),
    },
  },
  lists: ({ canal, adresa }) => [{ partition: contactsWith(addressHmac(canal, adresa)), counter: null }],
});

import type { Livrare, Notificare } from "../../../client/generated/notifications/types.ts";

import type { Said } from "../../api/register/kind.ts";

export type Channel = Livrare["canal"];
export type Priority = Notificare["priority"];

export const channels = ["Email", "SMS", "Push"] as const satisfies readonly Channel[];
export const channelNames = {
  Email: ["E-mail", "Эл. почта", "Email"],
  SMS: ["SMS", "SMS", "SMS"],
  Push: ["Push", "Push", "Push"],
} as const satisfies Record<Channel, Said>;
export const priorities = ["High", "Medium", "Low"] as const satisfies readonly Priority[];

/** Why deliveries end without arriving. */
export const reasons = [
  "fara-contact",
  "fara-abonare",
  "adresa-refuzata",
  "continut-refuzat",
  "expirat",
  "fara-recipisa",
  "incercari-epuizate",
  "anulat",
  "golit",
  "refuz-destinatar",
  "suprimat",
  "deja-ajuns",
  "prea-des",
  "fara-furnizor",
] as const satisfies readonly Livrare["motiv"][];

export const CATEGORY = /^[a-z0-9-]{1,64}$/;
export const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

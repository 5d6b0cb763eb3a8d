import type { Pair } from "../words/words.ts";

/* Apart from what draws: the public sign-in has these names too. */

/** The services that people sign in to. */
export const services = [
  "documents",
  "notifications",
  "platform",
  "identity",
  "template-admin",
  "invoicing",
] as const;
export type Service = (typeof services)[number];

export const isService = (name: string): name is Service => services.some((one) => one === name);

export const serviceNames: Record<Service, Pair> = {
  documents: ["Documente", "Документы", "Documents"],
  notifications: ["Notificări", "Уведомления", "Notifications"],
  platform: ["Platforma", "Платформа", "Platform"],
  identity: ["Identitate", "Идентификация", "Identity"],
  "template-admin": ["Administrarea șabloanelor", "Управление шаблонами", "Template administration"],
  invoicing: ["Facturare", "Счета", "Invoicing"],
};

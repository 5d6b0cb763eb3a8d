import type { Place } from "../shell/session.ts";
import type { Language } from "../words/language.ts";

/** The services that people sign in to, and how they are called. */
export const services = [
  "documents",
  "notifications",
  "platform",
  "identity",
  "template-admin",
  "invoicing",
] as const;
export type Service = (typeof services)[number];

const labels: Record<Service, Place["label"]> = {
  documents: { ro: "Documente", ru: "Документы" },
  notifications: { ro: "Notificări", ru: "Уведомления" },
  platform: { ro: "Platforma", ru: "Платформа" },
  identity: { ro: "Identitate", ru: "Идентификация" },
  "template-admin": { ro: "Administrarea șabloanelor", ru: "Управление шаблонами" },
  invoicing: { ro: "Facturare", ru: "Счета" },
};

export const places: readonly Place[] = services.map((id) => ({ id, label: labels[id] }));

export const isService = (name: string): name is Service => services.some((one) => one === name);

/** The name of a service; that of another place stays its id. */
export const labelOf = (id: string, language: Language): string =>
  places.find((place) => place.id === id)?.label[language] ?? id;

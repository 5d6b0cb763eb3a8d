import type { Place } from "../shell/session.ts";
import type { Language } from "../words/language.ts";
import { inLanguage } from "../words/words.ts";

/** The services that people sign in to, with their names. */
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
  documents: ["Documente", "Документы"],
  notifications: ["Notificări", "Уведомления"],
  platform: ["Platforma", "Платформа"],
  identity: ["Identitate", "Идентификация"],
  "template-admin": ["Administrarea șabloanelor", "Управление шаблонами"],
  invoicing: ["Facturare", "Счета"],
};

export const places: readonly Place[] = services.map((id) => ({ id, label: labels[id] }));

export const isService = (name: string): name is Service => services.some((one) => one === name);

/** The name of a service; any other place is named by its id. */
export const labelOf = (id: string, language: Language): string => {
  const place = places.find((one) => one.id === id);
  return place ? inLanguage(place.label, language) : id;
};

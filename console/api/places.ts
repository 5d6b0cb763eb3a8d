import type { Place } from "../shell/session.ts";
import type { Language } from "../words/language.ts";
import { inLanguage } from "../words/words.ts";
import { serviceNames, services } from "./service-names.ts";

export { isService, type Service, services } from "./service-names.ts";

export const places: readonly Place[] = services.map((id) => ({ id, label: serviceNames[id] }));

/** The name of a service; any other place is named by its id. */
export const labelOf = (id: string, language: Language): string => {
  const place = places.find((one) => one.id === id);
  return place ? inLanguage(place.label, language) : id;
};

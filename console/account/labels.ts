import { places } from "../api/places.ts";
import type { Language } from "../words/language.ts";

/** The name of a service. */
export const labelOf = (id: string, language: Language): string =>
  places.find((place) => place.id === id)?.label[language] ?? id;

import { StateBadge } from "../kit/states.tsx";
import type { CatalogText } from "./catalog.ts";

/** In use, or retired. */
export const activity = (activ: boolean, text: CatalogText) => (
  <StateBadge tone={activ ? "good" : "neutral"}>{activ ? text.active : text.retired}</StateBadge>
);

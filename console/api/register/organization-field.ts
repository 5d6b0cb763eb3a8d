import { findOrganizations } from "../finders.ts";

const label = ["Organizație", "Организация", "Organization"] as const;

/** An organization of documents, found by its name. */
export const organization = { label, input: "record", search: findOrganizations } as const;

/** The same in a form that demands one, whatever it was before. */
export const anOrganization = {
  ...organization,
  required: [
    "Alegeți organizația din listă",
    "Выберите организацию из списка",
    "Choose the organization from the list",
  ],
  of: () => undefined,
} as const;

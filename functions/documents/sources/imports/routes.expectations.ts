import { prepareDocument, type Calls } from "../../calls.expectations.ts";
import type { NewDocument } from "../../files/filing/new-document.ts";

/** The fields of an imported document; requests cannot set them. */
const copied = { mod: "COPIE", furnizor: "provider_a", ref: "nota" } as Partial<NewDocument>;

export const calls: Calls = {
  "imports.create": {
    body: () => ({ furnizor: "PROVIDER_A", items: [{ ref: "nota", mod: "COPIE" }] }),
  },
  "imports.resync": {
    subject: (world) => prepareDocument({ ...world, document: { ...world.document, ...copied } }),
  },
};

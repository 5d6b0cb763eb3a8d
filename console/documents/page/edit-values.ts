import type { Document, DocumentsPatchBody } from "../../../client/generated/documents/types.ts";
import type { ReadDocument } from "./opened.ts";

/** The fields of a document as a form has them; labels are one text, separated by commas. */
export interface EditValues {
  denumire: string;
  descriere: string;
  etichete: string;
  visibility: Document["visibility"];
  bucketId: string;
  /** "" for none. */
  emitentId: string;
}

export const valuesOf = ({ document }: ReadDocument): EditValues => ({
  denumire: document.denumire,
  descriere: document.descriere ?? "",
  etichete: document.etichete.join(", "),
  visibility: document.visibility,
  bucketId: String(document.bucketId),
  emitentId: document.emitentId === undefined ? "" : String(document.emitentId),
});

const labelsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((label) => label.trim())
      .filter(Boolean),
  ),
];

const bodies: { [Name in keyof EditValues]: (values: EditValues) => DocumentsPatchBody } = {
  denumire: ({ denumire }) => ({ denumire: denumire.trim() }),
  descriere: ({ descriere }) => ({ descriere: descriere.trim() || null }),
  etichete: ({ etichete }) => ({ etichete: labelsIn(etichete) }),
  visibility: ({ visibility }) => ({ visibility }),
  bucketId: ({ bucketId }) => ({ bucketId: Number(bucketId) }),
  emitentId: ({ emitentId }) => ({ emitentId: emitentId === "" ? null : Number(emitentId) }),
};

/** The fields that differ: each asks for a right of its own, so none is sent that stays as it is. */
export const changesOf = (before: EditValues, after: EditValues): DocumentsPatchBody =>
  Object.assign(
    {},
    ...(Object.keys(bodies) as (keyof EditValues)[])
      .filter((name) => before[name] !== after[name])
      .map((name) => bodies[name](after)),
  );

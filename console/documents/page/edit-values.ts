import type { Document, DocumentsPatchBody } from "../../../client/generated/documents/types.ts";
import type { FoundOption } from "../../kit/use-found.ts";
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
  /** A client, as `client#7`. */
  proprietarId: FoundOption | undefined;
}

/** @param ownerLabel the owner is a client, whose name is not looked up for a form that leaves it */
export const valuesOf = ({ document }: ReadDocument, ownerLabel: string): EditValues => ({
  denumire: document.denumire,
  descriere: document.descriere ?? "",
  etichete: document.etichete.join(", "),
  visibility: document.visibility,
  bucketId: String(document.bucketId),
  emitentId: document.emitentId === undefined ? "" : String(document.emitentId),
  proprietarId:
    document.proprietarId === undefined
      ? undefined
      : { id: `client#${document.proprietarId}`, label: ownerLabel },
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
  proprietarId: ({ proprietarId }) => ({
    proprietarId: proprietarId ? Number(proprietarId.id.split("#")[1]) : null,
  }),
};

const isSame = (name: keyof EditValues, a: EditValues, b: EditValues): boolean =>
  name === "proprietarId" ? a.proprietarId?.id === b.proprietarId?.id : a[name] === b[name];

/** The fields that differ: each asks for a right of its own, so none is sent that stays as it is. */
export const changesOf = (before: EditValues, after: EditValues): DocumentsPatchBody =>
  Object.assign(
    {},
    ...(Object.keys(bodies) as (keyof EditValues)[])
      .filter((name) => !isSame(name, before, after))
      .map((name) => bodies[name](after)),
  );

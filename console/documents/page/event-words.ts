import type { EvenimentDocument } from "../../../client/generated/documents/types.ts";
import type { Formats } from "../../words/formats.ts";
import type { TextsOf } from "../../words/words.ts";
import type { pageWords } from "./words.ts";

export type EventKind = EvenimentDocument["tip"];
type Text = TextsOf<typeof pageWords>;

/** The kinds of events, grouped by what people look for. */
export const eventGroups: Readonly<Record<string, readonly EventKind[]>> = {
  continut: ["CREAT", "MODIFICAT", "RESTAURAT", "IMPORTAT", "RESINCRONIZAT", "TRANSCRIS", "GENERAT"],
  acces: ["PARTAJAT", "REVOCAT", "CERUT", "APROBAT", "RESPINS"],
  semnaturi: ["SEMNAT", "VERIFICAT", "PRELUNGIT"],
  stare: ["ARHIVAT", "REACTIVAT", "STERS", "PURJAT"],
  descarcari: ["DESCARCAT"],
  note: ["NOTA"],
};

/** What happened, in a sentence without a subject. */
export function sentenceOfEvent({ tip, detalii }: EvenimentDocument, text: Text): string {
  const { versiune, dinVersiunea, link, status, camp, campuri, previzualizare } = detalii;
  const events = text.events;
  if (tip === "MODIFICAT" && versiune !== undefined) return events.newVersion(String(versiune));
  if (tip === "MODIFICAT" && typeof campuri === "string")
    return events.changedFields(fieldsIn(campuri, text));
  if (tip === "MODIFICAT" && camp !== undefined) return events.signatureNote;
  if (tip === "RESTAURAT" && dinVersiunea !== undefined) return events.restoredFrom(String(dinVersiunea));
  if (tip === "IMPORTAT" && detalii.dinDocument !== undefined)
    return events.filedFrom(String(detalii.fisier), String(detalii.dinDocument));
  if (tip === "PARTAJAT" && link !== undefined) return events.linkMade;
  if (tip === "REVOCAT" && link !== undefined) return events.linkRevoked;
  if (tip === "REVOCAT" && detalii.motiv === "EXPIRAT") return events.expired;
  if (tip === "SEMNAT" && versiune !== undefined) return events.signedVersion(String(versiune));
  if (tip === "VERIFICAT") return status === "INVALIDA" ? events.foundBad : events.foundGood;
  if (tip === "DESCARCAT" && previzualizare === true) return events.looked;
  if (tip === "DESCARCAT" && versiune !== undefined) return events.downloadedVersion(String(versiune));
  return events.kinds[tip];
}

const fieldsIn = (names: string, { fields, details }: Text): string =>
  names
    .split(",")
    .map((name) => ({ ...fields, retinereLegala: details.hold })[name] ?? name)
    .join(", ")
    .toLowerCase();

/** The key of a note written on the page; systems use other keys. */
export const NOTE_KEY = "nota";

/** Whom an event gave access, if it is a person with an account. */
export function beneficiaryIn({ detalii }: EvenimentDocument): { beneficiarOperatorId: number } | undefined {
  const { beneficiarOperatorId } = detalii;
  return typeof beneficiarOperatorId === "number" ? { beneficiarOperatorId } : undefined;
}

export interface Telling {
  text: Text;
  formats: Formats;
  nameOf: (who: { beneficiarOperatorId: number }) => { name: string } | undefined;
}

/** Who gets what and until when, for grants and requests; the text, for a note. */
export function detailOfEvent(
  event: EvenimentDocument,
  { text, formats, nameOf }: Telling,
): string | undefined {
  const { tip, detalii } = event;
  if (tip === "NOTA")
    return Object.entries(detalii)
      .map(([name, value]) => (name === NOTE_KEY ? String(value) : `${name}: ${String(value)}`))
      .join("; ");
  const { drept, dataExpirare, beneficiarClientId } = detalii;
  const who = beneficiaryIn(event);
  const parts = [
    who && (nameOf(who)?.name ?? text.access.someone),
    beneficiarClientId === undefined ? undefined : text.access.client,
    drept === "CITIRE" || drept === "SCRIERE" ? text.rights[drept] : undefined,
    typeof dataExpirare === "string" ? text.access.until(formats.date(dataExpirare)) : undefined,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(", ");
}

import type { EvenimentDocument } from "../../../client/generated/documents/types.ts";
import { modeOf } from "../../../shared/everywhere/reading-modes.ts";
import type { Formats } from "../../words/formats.ts";
import { resultOfScan } from "./scan-words.ts";
import type { TextsOf } from "../../words/words.ts";
import type { pageWords } from "./words.ts";

export type EventKind = EvenimentDocument["tip"];
type Text = TextsOf<typeof pageWords>;

const kindsOf = (...kinds: readonly EventKind[]) => ({ "filter[tip][in]": kinds.join(",") });

/** What people look for in a history, and the filter that finds it. */
export const eventGroups = {
  toate: {},
  continut: kindsOf("CREAT", "MODIFICAT", "RESTAURAT", "IMPORTAT", "RESINCRONIZAT", "TRANSCRIS", "GENERAT"),
  acces: kindsOf("PARTAJAT", "REVOCAT", "CERUT", "APROBAT", "RESPINS"),
  semnaturi: kindsOf("SEMNAT", "VERIFICAT", "PRELUNGIT"),
  stare: kindsOf("ARHIVAT", "REACTIVAT", "STERS", "PURJAT", "SCANAT", "ELIBERAT"),
  citiri: kindsOf("DESCARCAT"),
  vizualizare: { "filter[mod]": "vizualizare" },
  descarcare: { "filter[mod]": "descarcare" },
  comparare: { "filter[mod]": "comparare" },
  note: kindsOf("NOTA"),
} as const;
export type EventGroup = keyof typeof eventGroups;

/** The group of an address; all events for one that is not known. */
export const groupIn = (name: string): EventGroup =>
  Object.hasOwn(eventGroups, name) ? (name as EventGroup) : "toate";

/** What happened, in a sentence without a subject. */
export function sentenceOfEvent({ tip, detalii }: EvenimentDocument, text: Text): string {
  const { versiune, dinVersiunea, link, status, camp, campuri } = detalii;
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
  if (tip === "SCANAT" && detalii.stare === "infectat") return events.virusFound(String(detalii.nume));
  if (tip === "SCANAT") return `${events.kinds.SCANAT}: ${resultOfScan(detalii, text.scan)}`;
  if (tip === "VERIFICAT") return status === "INVALIDA" ? events.foundBad : events.foundGood;
  if (tip === "DESCARCAT") return sentenceOfReading(detalii, text);
  return events.kinds[tip];
}

/** How content was read, and which version of it; 0 is the one at a provider. */
function sentenceOfReading(detalii: EvenimentDocument["detalii"], { events }: Text): string {
  const mode = modeOf({ tip: "DESCARCAT", detalii });
  const said = mode === undefined ? events.kinds.DESCARCAT : events.read[mode];
  const { versiune = 0 } = detalii;
  return versiune === 0 ? said : events.ofVersion(said, String(versiune));
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

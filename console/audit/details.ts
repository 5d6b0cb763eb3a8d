import type { EvenimentDocument, SemnaturaDocument } from "../../client/generated/documents/types.ts";
import type { Formats } from "../words/formats.ts";
import type { SameTexts } from "../words/words.ts";
import type { detailWords } from "./detail-words.ts";

type Text = SameTexts<typeof detailWords.ro>;
type Details = EvenimentDocument["detalii"];

export interface DetailNames {
  /** The name of an account by its id. */
  account: (id: number) => string | undefined;
}

const has = <Texts extends object>(texts: Texts, key: string): key is keyof Texts & string =>
  Object.hasOwn(texts, key);

const wordOf = (texts: Readonly<Record<string, string>>, key: string): string =>
  has(texts, key) ? (texts[key] ?? key) : key;

/** What an event says beside its kind, in words. A note is shown as it was written. */
export function detailsOf(
  { tip, detalii }: EvenimentDocument,
  text: Text,
  formats: Formats,
  names: DetailNames,
): string {
  if (tip === "NOTA") {
    return Object.entries(detalii)
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join("; ");
  }
  const said = describers.flatMap((describe) => describe(detalii, { text, formats, names }) ?? []);
  return said.join("; ");
}

interface Context {
  text: Text;
  formats: Formats;
  names: DetailNames;
}

type Describe = (details: Details, context: Context) => string | undefined;

/** Says one detail, if the event has it as a text or a number. */
const ofText =
  (name: string, say: (value: string, context: Context) => string): Describe =>
  (details, context) => {
    const value = details[name];
    return value === undefined || typeof value === "boolean" ? undefined : say(String(value), context);
  };

const describers: readonly Describe[] = [
  ofText("versiune", (number, { text }) => text.version(number)),
  ofText("dinVersiunea", (number, { text }) => text.fromVersion(number)),
  ofText("campuri", (fields, { text }) =>
    text.fields(
      fields
        .split(",")
        .map((field) => wordOf(text.fieldNames, field))
        .join(", "),
    ),
  ),
  ofText("beneficiarOperatorId", (id, { text, names }) =>
    text.to(names.account(Number(id)) ?? text.account(id)),
  ),
  ofText("beneficiarClientId", (id, { text }) => text.to(text.client(id))),
  ofText("link", (_, { text }) => text.link),
  ofText("drept", (right, { text }) => wordOf(text.rights, right)),
  ofText("dataExpirare", (moment, { text, formats }) => text.until(formats.dateTime(moment))),
  ofText("status", (status, { text }) => wordOf(text.verdicts, status)),
  ofText("motiv", (reason, { text }) => wordOf(text.reasons, reason)),
  ofText("nivel", (level, { text }) => wordOf(text.levels, level as SemnaturaDocument["nivel"])),
  ofText("declarat", (name, { text }) => text.declared(name)),
  ofText("furnizor", (provider, { text }) => wordOf(text.providers, provider)),
  ofText("mod", (mode, { text }) => wordOf(text.modes, mode)),
  (details, { text }) => (details.retras === true ? text.withdrawn : undefined),
];

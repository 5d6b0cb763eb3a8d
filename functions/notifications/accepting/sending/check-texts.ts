import type { AppError, FieldError } from "../../../../shared/errors.ts";
import { wrongField } from "../../../../shared/refusals.ts";
import { type Node, render, TemplateTooLarge, type Values } from "../../../../shared/rendering/language.ts";
import { fitsSms } from "../../../../shared/sms/segments.ts";
import { type ParsedTexts, parsedTexts, smsNodesOf } from "../../state/content/rendered-texts.ts";
import { valuesAt } from "../../state/content/values.ts";
import { languageFor } from "../../recipients/people/places.ts";
import { type Content, type ContentRecipient, isAddress } from "../../records/content.ts";
import { type Channel, channels as allChannels } from "../../records/delivery.ts";
import { noticeLanguages, type NoticeLanguage } from "../../records/localized.ts";
import type { NumberedRecipient } from "./recipients-of.ts";
import { refusals } from "./texts.ts";

/** The most messages of one SMS. */
const MOST_SEGMENTS = 6;
/** Any text of this length fits: 66 UTF-16 units a message, one less than UCS-2 carries, because no pair is split. */
const ALWAYS_FITS = MOST_SEGMENTS * 66;
/** Time for the texts of all recipients: a request has 29 s. */
const LIMIT_MS = 10_000;

/** The faults of the text that a recipient would get. */
interface Faults {
  missing: string[];
  isTooLong: boolean;
}

interface Checked extends Pick<Content, "texts" | "variables" | "channels"> {
  recipients: readonly NumberedRecipient[];
}

/**
 * Fills in the texts for every recipient, each in its language; for people over every channel and in every language that can
 * be chosen for them.
 * @throws badRequest that lists every missing variable of every recipient, for an SMS of more than six messages, for a text
 * that is not a template, and for one that becomes too large
 */
export function checkTexts(content: Checked, at: Date): void {
  const isLate = lateAfter(LIMIT_MS);
  const faults = faultsFinder(content, at);
  const found = content.recipients.map(({ number, recipient }) => {
    if (isLate()) throw tooLarge();
    return { number, ...faults(recipient) };
  });
  const lacking = found.filter(({ missing }) => missing.length > 0);
  if (lacking.length > 0) throw missingVariables(lacking);
  const tooLong: FieldError[] = found.flatMap(({ number, isTooLong }) =>
    isTooLong ? [wrongField(`recipients.${number}`, refusals.smsPreaLung)] : [],
  );
  if (tooLong.length > 0) throw refusals.smsPreaLung({ fields: tooLong });
}

function lateAfter(milliseconds: number): () => boolean {
  const until = performance.now() + milliseconds;
  return () => performance.now() > until;
}

/** A channel, and the language that is wanted there. */
interface Wanted {
  canal: Channel;
  limba: NoticeLanguage | undefined;
}

function wantedFor({ channels = [...allChannels] }: Checked, recipient: ContentRecipient): Wanted[] {
  const { limba } = recipient;
  if (isAddress(recipient)) return [{ canal: recipient.canal, limba }];
  const languages = limba === undefined ? noticeLanguages : [limba];
  return channels.flatMap((canal) => languages.map((one) => ({ canal, limba: one })));
}

/** The faults of several texts for one recipient. */
const merged = (all: Faults[]): Faults => ({
  missing: [...new Set(all.flatMap(({ missing }) => missing))],
  isTooLong: all.some(({ isTooLong }) => isTooLong),
});

/** Recipients without variables of their own get the same text in their language: it is filled in once. */
function faultsFinder(content: Checked, at: Date): (recipient: ContentRecipient) => Faults {
  const valuesOf = valuesAt(content, at);
  const forms = new Map<string, { form: Form; common?: Faults }>();
  const faultsOver = ({ canal, limba: wanted }: Wanted, recipient: ContentRecipient): Faults => {
    const limba = languageFor(content.texts, canal, wanted);
    const name = `${canal} ${limba}`;
    const known = forms.get(name) ?? { form: formOf(parsedTexts(content.texts, limba), canal) };
    forms.set(name, known);
    if (recipient.variables) return faultsIn(known.form, valuesOf(recipient));
    known.common ??= faultsIn(known.form, valuesOf());
    return known.common;
  };
  return (recipient) => {
    const [first, ...others] = wantedFor(content, recipient).map((one) => faultsOver(one, recipient));
    return first && others.length === 0 ? first : merged(first ? [first, ...others] : []);
  };
}

/** The texts that a channel carries. The text of an SMS is needed as a whole, to measure it. */
interface Form {
  nodes: Node[];
  isMeasured: boolean;
}

function formOf(parsed: ParsedTexts, canal: Channel): Form {
  if (canal === "SMS") return { nodes: smsNodesOf(parsed), isMeasured: true };
  const nodes = [...parsed.subject, ...(canal === "Push" ? (parsed.bodyShort ?? parsed.body) : parsed.body)];
  return {
    nodes: nodes.some(({ kind }) => kind === "section") ? nodes : nodes.filter(isValue),
    isMeasured: false,
  };
}

/** Sections can multiply a text, so it is filled in as a whole; without them only the values decide. */
const isValue = ({ kind }: Node): boolean => kind === "value";

function faultsIn({ nodes, isMeasured }: Form, values: Values): Faults {
  try {
    const { text, missing } = render(nodes, values);
    return { missing, isTooLong: isMeasured && text.length > ALWAYS_FITS && !fitsSms(text, MOST_SEGMENTS) };
  } catch (error) {
    throw error instanceof TemplateTooLarge ? tooLarge() : error;
  }
}

const tooLarge = (): AppError => refusals.textPreaMare();

interface Lacking {
  number: number;
  missing: string[];
}

/** Recipients that lack the same variables are listed together, as ranges: a bulk often lacks one everywhere. */
function missingVariables(lacking: Lacking[]): AppError {
  const fields: FieldError[] = lacking.map(({ number, missing }) => ({
    field: `recipients.${number}.variables`,
    code: refusals.variabileLipsa.key,
    message: missing.join(", "),
  }));
  const byNames = Map.groupBy(lacking, ({ missing }) => missing.join(", "));
  const variabile = [...byNames]
    .map(([names, those]) => `${names} (${rangesOf(those.map(({ number }) => number))})`)
    .join("; ");
  return refusals.variabileLipsa({ variabile }, { fields });
}

/** `recipients.0–2, recipients.7` for 0, 1, 2, 7. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges
    .map(([from, to]) => (from === to ? `recipients.${from}` : `recipients.${from}–${to}`))
    .join(", ");
}

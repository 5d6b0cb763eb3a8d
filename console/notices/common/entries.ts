import type { DestinatarTrimis } from "../../../client/generated/notifications/types.ts";

type AddressedType = Exclude<DestinatarTrimis["type"], "Group">;

/** The kinds of recipients by their form: numbers of firms and people, then telephones as people write them. */
const forms: readonly { type: AddressedType; form: RegExp }[] = [
  { type: "IDNO", form: /^1\d{12}$/ },
  { type: "IDNP", form: /^\d{13}$/ },
  { type: "SMS", form: /^\+?\d[\d\s().-]{5,20}$/ },
  { type: "Email", form: /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/ },
];

/** Undefined for a text that names no recipient. */
export const recipientTypeOf = (text: string): AddressedType | undefined =>
  forms.find(({ form }) => form.test(text))?.type;

export interface Entries {
  recipients: readonly { type: AddressedType; value: string }[];
  wrong: readonly string[];
}

/** The recipients in a text, one on each line or separated by commas. One that is written twice counts once. */
export function entriesIn(text: string): Entries {
  const texts = text
    .split(/[\n,;]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
  const read = [...new Set(texts)].map((value) => ({ value, type: recipientTypeOf(value) }));
  return {
    recipients: read.flatMap(({ value, type }) => (type ? [{ type, value }] : [])),
    wrong: read.flatMap(({ value, type }) => (type ? [] : [value])),
  };
}

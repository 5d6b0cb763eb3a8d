import { BROKEN_TOKEN } from "../probe/credentials.ts";

/** Mail addresses and numbers of people, wherever a system echoes them. Both expressions are linear. */
const MAIL = /[\w.+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,6}/g;
const NUMBER = /(?<!\d)\d{13}(?!\d)/g;
/** Tokens of the usual kinds. */
const TOKEN = /\beyJ[\w-]{8,}\.[\w-]{4,}(?:\.[\w-]*)?|\b(?:Bearer|Basic) [\w.~+/=-]{8,}/g;

export type Mask = (text: string) => string;

/** Hides credentials, mail addresses and 13-digit numbers in a text. */
export function maskOf(secrets: readonly string[]): Mask {
  const longestFirst = [...new Set(secrets.flatMap(writtenForms))].sort((a, b) => b.length - a.length);
  return (text) => {
    const hidden = longestFirst.reduce((shown, secret) => shown.replaceAll(secret, "***"), text);
    return hidden
      .replaceAll(TOKEN, (token) => (token.includes(BROKEN_TOKEN) ? token : "***"))
      .replaceAll(MAIL, "***@***")
      .replaceAll(NUMBER, "*************");
  };
}

/** The forms in which a system can echo a secret: as it is, in an address, in JSON. */
const writtenForms = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
];

/** A value with every text masked, the names of its properties included. */
export function maskedDeep<Value>(value: Value, mask: Mask): Value {
  if (typeof value === "string") return mask(value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => maskedDeep(one, mask)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [mask(name), maskedDeep(one as unknown, mask)]),
  ) as Value;
}

import { escapeHtml } from "../../../../shared/escape-html.ts";
import { BROKEN_TOKEN } from "./credentials.ts";

/** Mail addresses and numbers of people, wherever a system echoes them. Both expressions are linear. */
const MAIL = /[\w.+-]{1,64}(?:@|%40|\\u0040|&#64;)[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,6}/g;
/** The digits of an escape before a number do not belong to it: `%202000000000007`. */
const NUMBER = /(?:(?<!\d)|(?<=%[\dA-Fa-f]{2}|\\u[\dA-Fa-f]{4}))\d{13}(?!\d)/g;
/** Tokens of the usual kinds. */
const TOKEN = /\beyJ[\w-]{8,}\.[\w-]{4,}(?:\.[\w-]*)?|\b(?:Bearer|Basic) [\w.~+/=-]{8,}/g;

export type Mask = (text: string) => string;

/** Hides secrets in a text, in all their forms. */
export function secretMask(secrets: readonly string[]): Mask {
  const longestFirst = [...new Set(secrets.flatMap(writtenForms))].sort((a, b) => b.length - a.length);
  return (text) => longestFirst.reduce((shown, secret) => shown.replaceAll(secret, "***"), text);
}

/** Hides credentials, mail addresses and 13-digit numbers in a text. */
export function maskOf(secrets: readonly string[]): Mask {
  const withoutSecrets = secretMask(secrets);
  return (text) =>
    withoutSecrets(text)
      .replaceAll(TOKEN, (token) => (token.includes(BROKEN_TOKEN) ? token : "***"))
      .replaceAll(MAIL, "***@***")
      .replaceAll(NUMBER, "*************");
}

/** The forms of a secret that a system can echo: plain, in an address or a form, in JSON, in HTML. */
const writtenForms = (secret: string): string[] => [
  secret,
  encodeURI(secret),
  encodeURIComponent(secret),
  new URLSearchParams({ "": secret }).toString().slice(1),
  JSON.stringify(secret).slice(1, -1),
  escapeHtml(secret),
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

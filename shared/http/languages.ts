import Negotiator from "negotiator";
import { isLanguage, type Language, languages } from "../everywhere/texts.ts";

/** The language that a caller prefers among ours (RFC 9110 §12.5.4): Romanian unless they name another one. */
export function preferredLanguage(header = "*"): Language {
  const negotiator = new Negotiator({ headers: { "accept-language": header } });
  return (negotiator.language([...languages]) as Language | undefined) ?? languages[0];
}

/** What a page is asked for with. */
interface PageRequest {
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
}

/** The part of the address, and the cookie, that name a language: `chooseLanguage` of the pages writes them. */
const NAME = "limba";

/** The language of a page: that of its address, else the one that the browser keeps, else the one that it prefers. */
export function languageOfPage({ query, headers }: PageRequest): Language {
  const kept = new RegExp(`(?:^|;\\s*)${NAME}=(\\w+)`).exec(headers.cookie ?? "")?.[1];
  return [query.get(NAME), kept].find(isLanguage) ?? preferredLanguage(headers["accept-language"]);
}

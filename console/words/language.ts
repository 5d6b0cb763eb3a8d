import { isLanguage, type Language } from "../../shared/everywhere/texts.ts";

export { type Language, languages } from "../../shared/everywhere/texts.ts";

/** The cookie, and the part of an address for browsers that keep none, by which a page comes in a language. */
const KEPT = "limba";
const YEAR_SECONDS = 31_536_000;

/** The language of the page: it was built with the texts of this one, so that the others cost nothing. */
export function currentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : "ro";
}

export const useLanguage = currentLanguage;

/** True if a secret was typed or a file was chosen: no page keeps these. */
const hasSecretOrFile = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>("input:is([type=password], [type=file])")].some(
    ({ value }) => value !== "",
  );

/**
 * Loads the page in another language, which this browser keeps for all pages. The browser asks first if something would be lost.
 * @param loses true if the page has what it cannot show again
 */
export function chooseLanguage(language: Language, { loses }: { loses: boolean }): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${KEPT}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
  if (loses || hasSecretOrFile())
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { once: true });
  const address = new URL(location.href);
  if (document.cookie.split("; ").includes(`${KEPT}=${language}`)) address.searchParams.delete(KEPT);
  else address.searchParams.set(KEPT, language);
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

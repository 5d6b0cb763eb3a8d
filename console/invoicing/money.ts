import { locales } from "../../shared/everywhere/texts.ts";
import { type Language, useLanguage } from "../words/language.ts";

/** An amount of the service ("1250.50") as the language writes it. */
export function moneyIn(language: Language, amount: string, currency = "MDL"): string {
  const format = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2 });
  const number = format.format(Number(amount));
  return language === "en" ? `${currency} ${number}` : `${number} ${currency}`;
}

export function useMoney(): (amount: string, currency?: string) => string {
  const language = useLanguage();
  return (amount, currency) => moneyIn(language, amount, currency);
}

/** A typed amount in the service's form: `250` and `250,5` become "250.00" and "250.50". Undefined if it is not an amount. */
export function amountIn(text: string): string | undefined {
  // Commas group digits only where a point follows.
  const plain = text.replace(/\s/g, "").replaceAll(/,(?=(?:\d{3},)*\d{3}\.\d{1,2}$)/g, "");
  const [, lei, bani = ""] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (lei === undefined) return undefined;
  const amount = `${lei.replace(/^0+(?=\d)/, "")}.${bani.padEnd(2, "0")}`;
  return amount === "0.00" ? undefined : amount;
}

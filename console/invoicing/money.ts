import { type Language, useLanguage } from "../words/language.ts";

const formats: Record<Language, Intl.NumberFormat> = {
  ro: new Intl.NumberFormat("ro-MD", { minimumFractionDigits: 2 }),
  ru: new Intl.NumberFormat("ru-MD", { minimumFractionDigits: 2 }),
};

/** An amount of the service ("1250.50") as the language writes it. */
export const moneyIn = (language: Language, amount: string, currency = "MDL"): string =>
  `${formats[language].format(Number(amount))} ${currency}`;

export function useMoney(): (amount: string, currency?: string) => string {
  const language = useLanguage();
  return (amount, currency) => moneyIn(language, amount, currency);
}

/** A typed amount in the service's form: `250` and `250,5` become "250.00" and "250.50". Undefined if it is not an amount. */
export function amountIn(text: string): string | undefined {
  const [, lei, bani = ""] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/g, "")) ?? [];
  if (lei === undefined) return undefined;
  const amount = `${lei.replace(/^0+(?=\d)/, "")}.${bani.padEnd(2, "0")}`;
  return amount === "0.00" ? undefined : amount;
}

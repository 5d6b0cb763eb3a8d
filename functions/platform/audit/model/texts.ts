export type Language = "ro" | "ru";
export const languages: readonly Language[] = ["ro", "ru"];

/** A text of the standard as reports carry it. */
export type Text = Record<Language, string>;

/** A number as evidence writes it: `600,000`. */
export const counted = (count: number): string => count.toLocaleString("en", { maximumFractionDigits: 20 });

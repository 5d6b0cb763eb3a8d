/** A number as evidence writes it: `600,000`. */
export const counted = (count: number): string => count.toLocaleString("en", { maximumFractionDigits: 20 });

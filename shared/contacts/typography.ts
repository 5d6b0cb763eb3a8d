/**
 * A number or an address without what word processors, browsers and phones put into copied text: marks without a form (direction
 * marks, zero-width characters, soft hyphens) disappear, no-break spaces become spaces, hyphens of any kind `-`.
 */
export const withoutTypography = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Zs}/gu, " ")
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-");

/** The first and the last name of a person; "" for somebody who has neither. */
export const fullName = (first: string | null | undefined, last: string | null | undefined): string =>
  [first, last].filter(Boolean).join(" ");

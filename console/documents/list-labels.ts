export const LONGEST_LABEL = 64;

/** Labels as people write them: `urgent, urbanism`. */
export const labelsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((label) => label.trim())
      .filter(Boolean),
  ),
];

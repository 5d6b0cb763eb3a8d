const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The texts that have a word which `text` lacks, each once. */
export function unlessIn(text: string, others: readonly string[]): string[] {
  if (!others.some(Boolean)) return [];
  const known = new Set(wordsOf(text));
  return others.filter((other) => {
    const words = wordsOf(other);
    const isNew = words.some((word) => !known.has(word));
    for (const word of words) known.add(word);
    return isNew;
  });
}

/** A recognised text, with the lines of the page's own text that say more: the picture shows most of them. */
export const withOwnLines = (recognized: string, own: string): string =>
  [recognized, ...unlessIn(recognized, own.split(/[\n\f]/))].join("\n").trim();

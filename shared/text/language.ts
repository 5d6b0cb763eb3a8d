/** A text of fewer words may be of many languages. */
const LEAST_WORDS = 10;
/** More of a text does not tell more. */
const MOST_CHARACTERS = 2_000;

/** The language of a text (ISO 639-1) by its first pages; undefined if it is too short, or may be of several. */
export async function languageOf(pages: readonly string[]): Promise<string | undefined> {
  let sample = "";
  for (const page of pages)
    if (sample.length < MOST_CHARACTERS) sample += `${page.slice(0, MOST_CHARACTERS)}\n`;
  if ((sample.match(/\p{L}{2,}/gu) ?? []).length < LEAST_WORDS) return undefined;
  const { eld } = await import("eld/small");
  const found = eld.detect(sample);
  return found.language !== "" && found.isReliable() ? found.language : undefined;
}

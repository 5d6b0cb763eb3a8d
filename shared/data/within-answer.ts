/** Lambda answers at most 6 MB, in base64 4.5 MB: what a page has beyond this many characters is on the next one. */
const MOST_CHARACTERS = 4_000_000;
/** No record has more characters than this. */
const LARGEST_RECORD = 60_000;

/** The first of these records, as many as fit into one answer. */
export function withinAnswer<R>(records: R[]): R[] {
  if (records.length * LARGEST_RECORD <= MOST_CHARACTERS) return records;
  let characters = 0;
  const fitting = records.findIndex((record) => {
    characters += Buffer.byteLength(JSON.stringify(record));
    return characters > MOST_CHARACTERS;
  });
  return fitting < 0 ? records : records.slice(0, Math.max(fitting, 1));
}

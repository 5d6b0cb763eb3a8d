import { clock } from "../../../../shared/clock.ts";
import { list, remove, type ListedObject } from "../../../../shared/content/objects.ts";
import { readMany } from "../../../../shared/data/repository.ts";
import { TRANSCRIPTIONS } from "../../files/text/conversion-files.ts";
import { platformStore } from "../../files/content/store-of.ts";
import { type Conversion, Conversions, isOver } from "../../records/conversion.ts";

/** Longer than any worker takes to write. */
const OLD_MS = 24 * 3600 * 1000;

/**
 * Removes old objects that no conversion refers to, within one page of keys: their row was deleted, or ended without
 * them. Objects in the stores of tenants are removed with their rows.
 * @returns the last key of the page; undefined at the end
 */
export async function sweepResults(
  after: string | undefined,
  limit: number,
): Promise<{ removed: number; reached: string | undefined }> {
  const page = await list(platformStore(), { prefix: TRANSCRIPTIONS, after, limit });
  const old = page.filter(({ modified }) => clock.now().getTime() - modified.getTime() > OLD_MS);
  const ids = [...new Set(old.map(conversionOf))].filter(Number.isSafeInteger);
  const rows = new Map((await readMany(Conversions, ids)).map((row) => [row.id, row]));
  const left = old.filter((object) => !isNamed(object, rows.get(conversionOf(object)))).map(({ key }) => key);
  if (left.length > 0) await remove(platformStore(), left);
  return { removed: left.length, reached: page.length < limit ? undefined : page.at(-1)?.key };
}

const conversionOf = ({ key }: ListedObject): number =>
  Number(key.slice(TRANSCRIPTIONS.length).split("/")[0]);

const isNamed = ({ key }: ListedObject, row: Conversion | undefined): boolean =>
  row !== undefined && (!isOver(row) || [row.text, row.pdf, row.words].some((result) => result?.key === key));

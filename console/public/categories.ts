import type { CitizenCategory } from "../../client/generated/notifications/types.ts";
import { Refusal } from "./api.ts";
import { listCategories } from "./citizen-notices-api.ts";
import { language } from "./language.ts";

/* The kinds of messages in words. Systems name them in their library; a code that is not there becomes words as it stands. */

/** The categories of the library; none where there is no library. @throws Refusal */
export async function readCategories(of: { sistemId?: number } = {}): Promise<CitizenCategory[]> {
  try {
    return await listCategories(of.sistemId);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return [];
    throw error;
  }
}

/** `Plati restante` for `plati-restante`, unless the library has a name. */
export function categoryName(
  library: readonly CitizenCategory[],
  { cod, sistemId }: { cod: string; sistemId?: number | undefined },
): string {
  const named = library.find(
    (one) => one.cod === cod && (sistemId === undefined || one.sistemId === sistemId),
  );
  if (named) return named.denumire[language()] ?? named.denumire.ro;
  const words = cod.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

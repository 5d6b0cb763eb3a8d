import { documentsList } from "../../client/generated/documents/operations.ts";
import type { SearchOptions } from "../kit/use-found.ts";
import { client } from "./client.ts";

const MOST = 10;

/** Finds documents by a part of the code or of the name, within those that the filters let through; the id of an option is theirs. */
export const documentsWithin =
  (within: Readonly<Record<`filter[${string}]`, string>>): SearchOptions =>
  async (text, signal) => {
    const answers = await Promise.all(
      (["cod", "denumire"] as const).map((field) => {
        const query = { size: MOST, ...within, [`filter[${field}][contains]`]: text.trim() };
        return documentsList(client, { query, signal });
      }),
    );
    const found = new Map(answers.flatMap(({ data }) => data.items).map((one) => [one.id, one]));
    return [...found.values()]
      .slice(0, MOST)
      .map(({ id, denumire, cod }) => ({ id: String(id), label: denumire, detail: cod }));
  };

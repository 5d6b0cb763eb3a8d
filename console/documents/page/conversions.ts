import { queryOptions } from "@tanstack/react-query";
import {
  conversiesList,
  transcriereDownload,
  transcriereReadText,
} from "../../../client/generated/documents/operations.ts";
import type { Conversie } from "../../../client/generated/documents/types.ts";
import { download } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import { passwordHeader } from "../../api/document-password.ts";
import type { RecognizedWord } from "../marks.tsx";
import { type Opened } from "./opened.ts";

const LOOK_EVERY_MS = 1500;

export const isAtWork = ({ status }: Pick<Conversie, "status">): boolean =>
  status === "IN_ASTEPTARE" || status === "IN_LUCRU";

/** The readings of a document's text, newest first. Asked again while one is at work. */
export const conversionsQuery = (id: number) =>
  queryOptions({
    queryKey: ["documents", id, "conversions"],
    async queryFn({ signal }): Promise<Conversie[]> {
      const query = { "filter[documentId]": String(id), sort: "-id", size: 50 };
      return (await conversiesList(client, { query, signal })).data.items;
    },
    refetchInterval: ({ state }) => ((state.data ?? []).some(isAtWork) ? LOOK_EVERY_MS : false),
  });

/** The text of a reading; form feeds separate its pages. */
export const readTextQuery = ({ document, password }: Opened, conversionId: number) =>
  queryOptions({
    queryKey: ["documents", "content", document.id, "conversion", conversionId],
    staleTime: Infinity,
    async queryFn({ signal }): Promise<string[]> {
      const call = { path: { id: conversionId }, headers: passwordHeader(password), signal };
      return ((await transcriereReadText(client, call)).data ?? "").split("\f");
    },
  });

/** A page that was recognised, with its mean confidence, from 0 to 100. */
interface RecognizedPage {
  pagina: number;
  calitate?: number;
  cuvinte: RecognizedWord[];
}

/** The recognised words of a reading, page by page. */
export const recognizedWordsQuery = ({ document, password }: Opened, conversionId: number) =>
  queryOptions({
    queryKey: ["documents", "content", document.id, "conversion", conversionId, "words"],
    staleTime: Infinity,
    async queryFn({ signal }): Promise<RecognizedPage[]> {
      const call = {
        path: { id: conversionId },
        query: { format: "json" as const, mod: "vizualizare" as const },
        headers: passwordHeader(password),
        signal,
      };
      const { content } = await download(client, () => transcriereDownload(client, call), { signal });
      return (JSON.parse(await content.text()) as { pagini: RecognizedPage[] }).pagini;
    },
  });

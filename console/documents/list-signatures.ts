import { useQuery } from "@tanstack/react-query";
import {
  semnaturaDocumentsList,
  semnaturaDocumentsListOfDocument,
  semnaturaDocumentsVerifyAll,
} from "../../client/generated/documents/operations.ts";
import type { Document, SemnaturaDocument } from "../../client/generated/documents/types.ts";
import { isProblem } from "../../client/problems.ts";
import { allRows } from "../api/all-rows.ts";
import { client } from "../api/client.ts";

/** Runs at most `most` tasks at once; the others wait for their turn. */
export function inTurns(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Passes the turn on.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** `older`: an earlier version is signed, the current one is not. */
export type SignatureState = "valid" | "invalid" | "older";

type Signature = Pick<SemnaturaDocument, "documentId" | "numarVersiune" | "status">;

/** The worst one counts: people have to see a single invalid signature of the current version. */
export function signatureState(
  { id, numarVersiune }: Pick<Document, "id" | "numarVersiune">,
  signatures: readonly Signature[],
): SignatureState | undefined {
  const own = signatures.filter(({ documentId }) => documentId === id);
  const current = own.filter((signature) => signature.numarVersiune === numarVersiune);
  return worst(current.map(({ status }) => status)) ?? (own.length > 0 ? "older" : undefined);
}

function worst(statuses: readonly Signature["status"][]): SignatureState | undefined {
  if (statuses.includes("INVALIDA")) return "invalid";
  return statuses.length > 0 ? "valid" : undefined;
}

/** One call for the page. Beyond 10,000 signatures the service refuses it, and each document takes a call. */
export async function readSignatures(ids: readonly number[], signal?: AbortSignal): Promise<Signature[]> {
  try {
    const query = { size: 200, "filter[documentId][in]": ids.join(",") };
    return await allRows((next) => semnaturaDocumentsList(client, { query: { ...query, ...next }, signal }));
  } catch (error) {
    if (!isProblem(error, "badRequest")) throw error;
    const pages = await Promise.all(
      ids.map((id) =>
        inTurn(() => semnaturaDocumentsListOfDocument(client, { path: { id }, query: { size: 20 }, signal })),
      ),
    );
    return pages.flatMap(({ data }) => data);
  }
}

const inTurn = inTurns(2);
const MOST_BYTES = 20_000_000;

/** Signatures made elsewhere have no record. Only the file shows them, as in an altered copy of a signed document. */
const mayHaveOthers = (
  { contentType, tipSecuritate, status, dimensiune = 0 }: Document,
  state: SignatureState | undefined,
): boolean =>
  state === undefined &&
  contentType === "application/pdf" &&
  tipSecuritate !== "PAROLA" &&
  (status === "ACTIV" || status === "ARHIVAT") &&
  dimensiune <= MOST_BYTES;

/** The signatures inside a file, judged once for each content. */
export const insideQuery = ({ id, hashSha256 }: Document) => ({
  queryKey: ["documents.content", hashSha256, "signatures"],
  staleTime: Infinity,
  gcTime: 600_000,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    inTurn(async () => {
      const { data } = await semnaturaDocumentsVerifyAll(client, { path: { id }, signal });
      return worst(data.map(({ status }) => status)) ?? null;
    }),
});

export interface PageSignatures {
  /** The state of a document's signatures according to their records. */
  recorded: (document: Document) => SignatureState | undefined;
  /** True if the file itself has to be judged. */
  isUnrecorded: (document: Document) => boolean;
}

/** The signatures of the documents of a page, without opening any. */
export function useSignatures(documents: readonly Document[], isShown: boolean): PageSignatures {
  const ids = documents
    .filter(({ numarVersiune, status }) => numarVersiune > 0 && status !== "PURJAT")
    .map(({ id }) => id);
  const { data } = useQuery({
    queryKey: ["documents", "signatures", ids],
    enabled: isShown && ids.length > 0,
    queryFn: ({ signal }) => readSignatures(ids, signal),
  });
  const recorded = (document: Document) => signatureState(document, data ?? []);
  return {
    recorded,
    isUnrecorded: (document) => data !== undefined && mayHaveOthers(document, recorded(document)),
  };
}

import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { documentsRead } from "../../../client/generated/documents/operations.ts";
import type { Document } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";

/** A document and the revision that was read. */
export interface ReadDocument {
  document: Document;
  etag: string | undefined;
}

export type DocumentAct = Document["poate"][number];

/** The document of the page, for its parts. */
export interface Opened extends ReadDocument {
  /** Typed for this document; "" before that. Kept only while the page is open. */
  password: string;
  setPassword: (password: string) => void;
}

export const OpenedContext = createContext<Opened | undefined>(undefined);

export function useOpened(): Opened {
  const opened = useContext(OpenedContext);
  if (!opened) throw new Error("A part of the page stands inside OpenedContext");
  return opened;
}

const SCAN_MS = 5_000;

export const documentQuery = (id: number) =>
  queryOptions({
    queryKey: ["documents", id, "record"],
    queryFn: ({ signal }) => readDocument(id, signal),
    // The answer of the scan comes by itself.
    refetchInterval: ({ state }) => (state.data?.document.scanare?.stare === "asteapta" ? SCAN_MS : false),
  });

export async function readDocument(id: number, signal?: AbortSignal): Promise<ReadDocument> {
  const { data, etag } = await documentsRead(client, { path: { id }, signal });
  return { document: data, etag };
}

/** Reads everything shown of a document again, and the lists. */
export function useRefresh(): (id: number) => Promise<void> {
  const queries = useQueryClient();
  return async (id) => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ["documents", "list"] }),
      queries.invalidateQueries({ queryKey: ["documents", id] }),
    ]);
  };
}

/** Content can be shown: it is here, and its password, if any, was typed. */
export const isReadable = ({ document, password }: Opened): boolean =>
  document.poate.includes("DESCARCA") && (document.tipSecuritate !== "PAROLA" || password !== "");

export const addressOf = (id: number | string, tab = ""): string =>
  `/app/acte/${id}${tab === "" ? "" : `/${tab}`}`;

/** True for an address that opens as a page. Others, such as `javascript:`, would run in this one. */
export const isPageAddress = (address: string | undefined): address is string =>
  /^https?:\/\//.test(address ?? "");

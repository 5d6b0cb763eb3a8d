import { useQuery } from "@tanstack/react-query";
import {
  semnaturaDocumentsListProofs,
  semnaturaDocumentsVerifyAll,
} from "../../../client/generated/documents/operations.ts";
import type { SemnaturaDinFisier } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { passwordHeader } from "../../api/document-password.ts";
import { isReadable, useOpened } from "./opened.ts";

/** Larger files are judged only when somebody asks for it. */
const MOST_BYTES = 20_000_000;

/**
 * Judges the signatures inside the current version, also those made elsewhere, so that an altered copy is found.
 * Stores nothing.
 */
export function useInside(isAsked = false) {
  const opened = useOpened();
  const { document, password } = opened;
  const { id, hashSha256, dimensiune = 0 } = document;
  const isPossible = isReadable(opened) && hashSha256 !== undefined;
  return useQuery({
    queryKey: ["documents", "content", id, hashSha256, "inside"],
    enabled: isPossible && (isAsked || dimensiune <= MOST_BYTES),
    queryFn: ({ signal }) => verifyInside(id, password, signal),
  });
}

/** The time stamps and evidence records of the current version that belong to no signature; a PDF has none. */
export function useProofs() {
  const opened = useOpened();
  const { document, password } = opened;
  const { id, hashSha256, dimensiune = 0, contentType } = document;
  const isPossible = isReadable(opened) && hashSha256 !== undefined && contentType !== "application/pdf";
  return useQuery({
    queryKey: ["documents", "content", id, hashSha256, "proofs"],
    enabled: isPossible && dimensiune <= MOST_BYTES,
    queryFn: async ({ signal }) => {
      const call = { path: { id }, headers: passwordHeader(password), signal };
      return (await semnaturaDocumentsListProofs(client, call)).data;
    },
  });
}

export async function verifyInside(
  id: number,
  password: string,
  signal?: AbortSignal,
): Promise<SemnaturaDinFisier[]> {
  const call = { path: { id }, headers: passwordHeader(password), signal };
  return (await semnaturaDocumentsVerifyAll(client, call)).data;
}

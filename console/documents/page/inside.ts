import { useQuery } from "@tanstack/react-query";
import { semnaturaDocumentsVerifyAll } from "../../../client/generated/documents/operations.ts";
import type { SemnaturaDinFisier } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { isReadable, passwordHeader, useOpened } from "./opened.ts";

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

export async function verifyInside(
  id: number,
  password: string,
  signal?: AbortSignal,
): Promise<SemnaturaDinFisier[]> {
  const call = { path: { id }, headers: passwordHeader(password), signal };
  return (await semnaturaDocumentsVerifyAll(client, call)).data;
}

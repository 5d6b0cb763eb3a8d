import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { importsCreate } from "../../client/generated/documents/operations.ts";
import type { ElementDeImportat } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { given } from "../kit/given.ts";
import { go } from "../shell/go.ts";
import { IMPORTS_KEY } from "./my-imports-query.ts";
import { type Provider, importNames } from "./providers.ts";

interface WantedImport {
  provider: Provider;
  items: ElementDeImportat[];
  bucketId: number | undefined;
}

/** Begins an import, and goes to its page. */
export function useStartImport(): (wanted: WantedImport) => Promise<void> {
  const queries = useQueryClient();
  const router = useRouter();
  return async ({ provider, items, bucketId }) => {
    const body = { furnizor: importNames[provider], items, ...given({ bucketId }) };
    const { data } = await importsCreate(client, { body });
    await queries.invalidateQueries({ queryKey: IMPORTS_KEY });
    await go(router, `/app/importuri/aduse/${data.id}`);
  };
}

const MOST_NAME = 255;

/** The name of a file at its provider, as a document may have it; undefined if nothing of it is left. */
export function documentName(name: string): string | undefined {
  const line = name
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, MOST_NAME);
  return /[\p{L}\p{N}]/u.test(line) ? line : undefined;
}

import { useQueryClient } from "@tanstack/react-query";
import { conexiuniList, importsCreate } from "../../client/generated/documents/operations.ts";
import type { Conexiune, ElementDeImportat, ImportNou } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { given } from "../kit/given.ts";
import { useGo } from "../shell/use-go.ts";

export type Provider = Conexiune["furnizor"];

const providers = ["provider_a", "provider_b"] as const satisfies readonly Provider[];

export const providerIn = (text: string): Provider | undefined => providers.find((one) => one === text);

/** The names of providers in imports. */
const importNames: Readonly<Record<Provider, ImportNou["furnizor"]>> = {
  provider_a: "PROVIDER_A",
  provider_b: "PROVIDER_B",
};

export const connectionsQuery = {
  queryKey: ["documents", "connections"],
  queryFn: async () => (await conexiuniList(client)).data,
};

export const IMPORTS = ["documents", "imports"] as const;

interface WantedImport {
  provider: Provider;
  items: ElementDeImportat[];
  bucketId: number | undefined;
}

/** Starts an import, and goes to its page. */
export function useStartImport(): (wanted: WantedImport) => Promise<void> {
  const queries = useQueryClient();
  const go = useGo();
  return async ({ provider, items, bucketId }) => {
    const body = { furnizor: importNames[provider], items, ...given({ bucketId }) };
    const { data } = await importsCreate(client, { body });
    await queries.invalidateQueries({ queryKey: IMPORTS });
    go(`/app/importuri/aduse/${data.id}`);
  };
}

const MOST_NAME = 255;

/** A document name made from the name of a file at its provider; undefined if nothing is left of it. */
export function documentName(name: string): string | undefined {
  const line = name
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, MOST_NAME);
  return /[\p{L}\p{N}]/u.test(line) ? line : undefined;
}

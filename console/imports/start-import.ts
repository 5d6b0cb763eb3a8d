import { importsCreate } from "../../client/generated/documents/operations.ts";
import type { ElementDeImportat } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { given } from "../kit/given.ts";
import { type Provider, importNames } from "./providers.ts";
import { keepStarted } from "./started.ts";

export interface WantedImport {
  provider: Provider;
  mode: ElementDeImportat["mod"];
  format: ElementDeImportat["formatExport"];
  bucketId: number | undefined;
  files: readonly { ref: string; name: string }[];
  personId: string;
}

/** Begins an import, and keeps the names of its files. Returns its id. */
export async function startImport(wanted: WantedImport): Promise<number> {
  const { provider, mode, format, bucketId, files, personId } = wanted;
  const { data } = await importsCreate(client, {
    body: {
      furnizor: importNames[provider],
      items: files.map(({ ref }) => ({ ref, mod: mode, ...given({ formatExport: format }) })),
      ...given({ bucketId }),
    },
  });
  await keepStarted(personId, {
    id: data.id,
    provider,
    mode,
    format,
    bucketId,
    at: Date.now(),
    files,
  });
  return data.id;
}

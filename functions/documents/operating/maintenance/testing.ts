import { as, fresh, textFile, type Person } from "../../testing.ts";
import { config } from "../../files/content/config.ts";
import { clock } from "../../../../shared/clock.ts";
import { head, list, put } from "../../../../shared/content/objects.ts";
import { read } from "../../../../shared/data/repository.ts";
import { Documents } from "../../records/document.ts";
import { ownStore, type Store } from "../../../../shared/content/store.ts";

export const store = (): Store => ownStore(config.contentBucket);

const DAY_MS = 24 * 3600 * 1000;

/** Runs `act` with the clock set a number of days ahead. */
export async function daysLater<T>(days: number, act: () => Promise<T>): Promise<T> {
  clock.freeze(new Date(Date.now() + days * DAY_MS));
  try {
    return await act();
  } finally {
    clock.resume();
  }
}

/** Reads the stored record of a document that a test has created. */
export async function readStored(id: number) {
  const document = await read(Documents, { id });
  if (!document) throw new Error(`document ${id} is gone`);
  return document;
}

/** Creates a document with a number of versions. */
export async function createDocumentWithVersions(
  somebody: Person,
  parts: Record<string, string> = {},
  versions = 1,
): Promise<number> {
  const client = as(somebody);
  const file = textFile("versiunea 1");
  const { json } = await client.upload<{ id: number }>("/api/documents/upload", {
    file,
    denumire: fresh("act"),
    ...parts,
  });
  for (let n = 2; n <= versions; n += 1)
    await client.upload(`/api/documents/${json.id}/versions`, { file: textFile(`versiunea ${n}`) });
  return json.id;
}

/** Writes bytes at a key, like a writer that dies before it commits. */
export const putOrphan = (key: string, claim = "of-the-dead"): Promise<boolean> =>
  put(store(), key, Buffer.from("orfan"), {
    condition: { ifNoneMatch: "*" },
    contentType: "text/plain",
    metadata: { claim },
  });

export const isThere = async (key: string): Promise<boolean> => (await head(store(), key)) !== undefined;

export const listKeys = async (): Promise<string[]> =>
  (await list(store(), { prefix: "uploads/", after: undefined, limit: 1000 })).map(({ key }) => key);

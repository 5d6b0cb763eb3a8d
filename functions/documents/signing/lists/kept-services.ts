import {
  head,
  put,
  readObject,
  readTagged,
  remove,
  type WriteCondition,
} from "../../../../shared/content/objects.ts";
import { ownStore } from "../../../../shared/content/store.ts";
import { log } from "../../../../shared/log.ts";
import { ttlCache } from "../../../../shared/ttl-cache.ts";
import { config as signing } from "../config.ts";
import type { ListedService, ListFacts, ListSource } from "../listed-services.ts";
import { refusals } from "../texts.ts";
import { config } from "./config.ts";
import type { KeptService } from "./list-reading.ts";

/*
 * What verification needs of all lists is one object, the extract. The lists themselves are kept beside it, for the next refreshing.
 */

/** The services of the good lists. */
export interface Extract {
  lists: { facts: ListFacts; services: KeptService[] }[];
}

const EXTRACT = "trust-lists/extract.json";
const KEPT_SECONDS = 60;

const store = () => ownStore(signing.certificatesBucket);

/** The extract by the names of its services, as of an etag. */
interface Index {
  etag: string;
  byName: Map<string, ListedService[]>;
}

const noIndex: Index = { etag: "", byName: new Map() };
let latest = noIndex;

/** One look at the object a minute, and one read after each change. @throws unavailable */
const currentIndex = ttlCache(KEPT_SECONDS, async (_: "current"): Promise<Index> => {
  try {
    const found = await head(store(), EXTRACT);
    if (!found) return noIndex;
    if (found.etag !== latest.etag) latest = { etag: found.etag, byName: await readIndex() };
    return latest;
  } catch (error) {
    log.error("the trusted lists cannot be read", error, { object: EXTRACT });
    throw refusals.certificateIndisponibile({ headers: { "retry-after": "30" } });
  }
});

async function readIndex(): Promise<Index["byName"]> {
  const { lists } = JSON.parse(String((await readObject(store(), EXTRACT)) ?? '{"lists":[]}')) as Extract;
  const byName: Index["byName"] = new Map();
  for (const { facts, services } of lists)
    for (const { names, ...service } of services)
      for (const name of names) {
        const same = byName.get(name) ?? [];
        same.push({ ...service, list: facts });
        byName.set(name, same);
      }
  return byName;
}

/** The services that have one of these names. @throws unavailable */
async function servicesNamed(names: string[]): Promise<ListedService[]> {
  const { byName } = await currentIndex("current");
  return names.flatMap((name) => byName.get(name) ?? []);
}

/** The trusted lists of this installation, if it has some. */
export const listSource = (): ListSource => (config.url === "none" ? {} : { fetchServices: servicesNamed });

export type StoredExtract = { bytes: Buffer; etag: string } | undefined;

/** The extract as it is stored, for `keepExtract`. */
export const extractBefore = (): Promise<StoredExtract> => readTagged(store(), EXTRACT);

/** Puts an extract in the place of another, unless it is the same. Returns false if a third one has that place now. */
export async function keepExtract(extract: Extract, before: StoredExtract): Promise<boolean> {
  const body = Buffer.from(JSON.stringify(extract));
  if (before?.bytes.equals(body)) return true;
  const condition: WriteCondition = before ? { ifMatch: before.etag } : { ifNoneMatch: "*" };
  return put(store(), EXTRACT, body, { condition, contentType: "application/json", metadata: {} });
}

const keyOf = (name: string): string => `trust-lists/${name}.xml`;

/** The bytes of a kept list; undefined if they are gone. */
export const keptList = (name: string): Promise<Buffer | undefined> => readObject(store(), keyOf(name));

/** Keeps a list under a name that its bytes give: if it is there already, it is the same. */
export async function keepList(name: string, bytes: Buffer): Promise<void> {
  const how = { condition: { ifNoneMatch: "*" }, contentType: "application/xml", metadata: {} } as const;
  await put(store(), keyOf(name), bytes, how);
}

export const dropLists = (names: string[]): Promise<void> => remove(store(), names.map(keyOf));

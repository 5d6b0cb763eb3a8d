import type { Client } from "@opensearch-project/opensearch";
import { failedWith } from "./opensearch-failure.ts";
import { DEEPEST_FROM, type Generations, type IndexFields } from "./search-index.ts";
import { refusals } from "./texts.ts";

/** Text arrives tokenised; OpenSearch only splits on whitespace and does no scoring. */
const words = { type: "text", analyzer: "whitespace", norms: false } as const;
const keyword = { type: "keyword" } as const;
/** Only searched, never counted or sorted by. */
const found = { type: "keyword", doc_values: false } as const;

/** The fields of lists are not declared here, so their mapping follows a pattern. */
const templates = [{ listed: { path_match: "listed.*.*", mapping: { type: "keyword" as const } } }];

/**
 * Only texts and facets of an entry are stored, because they come back with its hits; everything else is only
 * searched. Times are ISO, so that they compare as text. Values of a field are 100 positions apart, so that no phrase
 * matches across two.
 */
const mappingsOf = (fields: IndexFields) => ({
  dynamic: "strict" as const,
  dynamic_templates: templates,
  _source: { includes: ["text", "doubtfulText", "facets"] as string[] },
  properties: {
    id: { type: "long" },
    title: words,
    words,
    doubtful: words,
    stems: found,
    forms: found,
    spellings: found,
    text: { type: "text", index: false, norms: false },
    doubtfulText: { type: "text", index: false, norms: false },
    facets: { properties: Object.fromEntries(fields.facets.map((field) => [field, keyword])) },
    listed: { type: "object", dynamic: true },
    open: keyword,
    lent: { type: "nested", properties: { key: keyword, until: keyword } },
  } as const,
});

/** Settings that a generation keeps for its lifetime. */
export interface Sizes {
  shards: number;
  /** Copies of each shard; `auto`: one if there is a second node. */
  replicas: number | "auto";
}

/** With an explicit interval, an index is also refreshed while no searches arrive. */
const settingsOf = ({ shards, replicas }: Sizes) => ({
  number_of_shards: shards,
  ...(replicas === "auto" ? { auto_expand_replicas: "0-1" } : { number_of_replicas: replicas }),
  refresh_interval: "500ms",
  max_result_window: DEEPEST_FROM + 1000,
});

/**
 * Each generation is an index, `<name>-<number>`; the alias `<name>` names the one that is searched. Entries are written
 * through an alias of the generation: a write to a missing index creates it, a write to a missing alias does not.
 */
export interface Named {
  client: Client;
  name: string;
  fields: IndexFields;
  /** For generations created from now on. */
  sizes: Sizes;
}

export const aliasForWrites = (name: string, generation: number): string => `${name}-${generation}-entries`;

/** The generation that is searched, if there is one yet, and those being filled. */
interface Roles {
  searched: number | undefined;
  filling: number[];
}

async function readRoles({ client, name }: Named): Promise<Roles> {
  const { body } = await client.indices.getAlias({ index: `${name}-*` });
  const numbered = Object.entries(body).flatMap(([index, { aliases }]) => {
    const number = numberIn(index, name);
    return number === undefined ? [] : [{ number, isSearched: name in aliases }];
  });
  return {
    searched: numbered.find(({ isSearched }) => isSearched)?.number,
    filling: numbered.flatMap(({ number, isSearched }) => (isSearched ? [] : [number])),
  };
}

function numberIn(index: string, name: string): number | undefined {
  const number = index.slice(name.length + 1);
  return index.startsWith(`${name}-`) && /^\d+$/.test(number) ? Number(number) : undefined;
}

/**
 * Adds the current fields of entries to generations made before one of these fields existed. Entries already stored get the
 * fields when they are written again.
 */
export async function addFields(
  { client, name, fields }: Named,
  generations: readonly number[],
): Promise<void> {
  const index = generations.map((generation) => `${name}-${generation}`);
  await client.indices.putMapping({
    index,
    ignore_unavailable: true,
    body: { properties: mappingsOf(fields).properties },
  });
}

/** Empty before the first reindex has begun: the index is new, or was lost. */
export async function generationsOf(named: Named): Promise<Generations> {
  const { searched, filling } = await readRoles(named);
  return {
    ...(searched === undefined ? {} : { searched }),
    ...(filling.length === 0 ? {} : { filling: Math.max(...filling) }),
  };
}

/** The generations that entries are written to. */
export async function readGenerations(named: Named): Promise<number[]> {
  const { searched, filling } = await readRoles(named);
  return searched === undefined ? filling : [searched, ...filling];
}

/** Does nothing if there is one already. */
async function makeGeneration({ client, name, fields, sizes }: Named, generation: number): Promise<void> {
  try {
    await client.indices.create({
      index: `${name}-${generation}`,
      body: {
        settings: { index: settingsOf(sizes) },
        mappings: mappingsOf(fields),
        aliases: { [aliasForWrites(name, generation)]: {} },
      },
    });
  } catch (error) {
    if (!failedWith(error, "resource_already_exists_exception")) throw error;
  }
}

export async function beginGeneration(named: Named, generation: number): Promise<void> {
  const open = await readGenerations(named);
  if (!open.includes(generation)) await makeGeneration(named, generation);
}

/** Switches in one step: no search finds two generations, or none. All entries written before are found from then on. */
export async function finishGeneration(named: Named, generation: number): Promise<void> {
  const { client, name } = named;
  const { searched, filling } = await readRoles(named);
  if (searched !== undefined && searched >= generation) return;
  if (!filling.includes(generation)) throw refusals.indexulSeReface();
  const index = `${name}-${generation}`;
  await client.indices.refresh({ index });
  const others = searched === undefined ? filling : [searched, ...filling];
  const gone = others.filter((number) => number !== generation);
  const removals = gone.map((number) => ({ remove_index: { index: `${name}-${number}` } }));
  try {
    await client.indices.updateAliases({ body: { actions: [{ add: { index, alias: name } }, ...removals] } });
  } catch (error) {
    // Another process has finished it meanwhile.
    if (!failedWith(error, "index_not_found_exception")) throw error;
    await finishGeneration(named, generation);
  }
}

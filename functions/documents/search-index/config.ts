import * as z from "zod";
import { count, readConfig, setting } from "../../../shared/config.ts";

export const settings = {
  searchUrl: setting(
    "SEARCH_URL",
    z.url({ protocol: /^(https?|file)$/ }),
    "address of the search domain (OpenSearch), or file:// and the path of the embedded index",
  ),
  searchShards: setting(
    "SEARCH_SHARDS",
    count,
    "shards of each new generation of the index; facets are exact with one",
  ),
  searchReplicas: setting(
    "SEARCH_REPLICAS",
    z.union([z.literal("auto"), z.coerce.number().int().min(0).max(5)]),
    "copies of each shard; auto: one if there is a second node",
  ),
};

export const config = readConfig(settings, process.env);

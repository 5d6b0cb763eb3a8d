import * as z from "zod";
import { readConfig, setting } from "../../../shared/config.ts";

export const settings = {
  bucketCacheSeconds: setting(
    "BUCKET_CACHE_SECONDS",
    z.coerce.number().min(0).max(30),
    "time for which a bucket's store, state and shown organization are cached",
  ),
};

export const config = readConfig(settings, process.env);

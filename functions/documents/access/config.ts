import * as z from "zod";
import { readConfig, setting } from "../../../shared/config.ts";

export const settings = {
  bucketCacheSeconds: setting(
    "BUCKET_CACHE_SECONDS",
    z.coerce.number().min(0).max(30),
    "time for which a bucket's store, state and shown organization are cached",
  ),
  scan: setting(
    "SCAN",
    z.enum(["off", "offered", "required"]),
    "virus scan of new contents: off; offered: content without a verdict is given out; required: until then only those who may write to its document read it. Infected content is given to nobody",
  ),
};

export const config = readConfig(settings, process.env);

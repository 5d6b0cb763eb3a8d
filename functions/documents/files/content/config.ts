import { count, name, readConfig, setting } from "../../../../shared/config.ts";

export const settings = {
  contentBucket: setting("CONTENT_BUCKET", name, "bucket of the versions' content"),
  stagingBucket: setting("STAGING_BUCKET", name, "bucket of running uploads"),
  deliveryBucket: setting("DELIVERY_BUCKET", name, "bucket of short-lived delivery copies"),
  maxDirectBytes: setting(
    "MAX_DIRECT_BYTES",
    count,
    "largest content that is stored or opened within its request, bytes; larger content in the background",
  ),
};

export const config = readConfig(settings, process.env);

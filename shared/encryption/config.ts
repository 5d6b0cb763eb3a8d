import { name, readConfig, setting } from "../config.ts";

export const settings = {
  contentKey: setting("CONTENT_KEY", name, "KMS key (id, ARN or alias) that wraps data keys"),
};

export const config = readConfig(settings, process.env);

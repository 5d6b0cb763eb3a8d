import { name, readConfig, setting } from "../../../shared/config.ts";

export const settings = {
  bucket: setting("EVIDENCE_BUCKET", name, "bucket of the reports, exchanges and contracts of audits"),
};

export const config = readConfig(settings, process.env);

import { s3 } from "../../../shared/aws/clients.ts";
import type { Store } from "../../../shared/content/objects.ts";
import { config } from "./config.ts";

/** The bucket of the service: texts of templates, accepted notifications, attachments. */
export const store = (): Store => ({ client: s3(), bucket: config.bucket });

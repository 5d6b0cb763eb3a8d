import { config } from "./config.ts";
import { ownStore, type Store } from "../../../../shared/content/store.ts";

/** The bucket of the service: texts of templates, accepted notifications, attachments. */
export const store = (): Store => ownStore(config.bucket);

import { scheduled } from "../../../shared/scheduled.ts";
import { documents } from "../service.ts";
import { verifySample } from "./integrity.ts";

export const handler = scheduled(documents.name, "integrity sweep", () => verifySample());

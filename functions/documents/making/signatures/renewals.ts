import { scheduledHandler } from "../../../../shared/scheduled.ts";
import { documents } from "../../service.ts";
import { renewProofs } from "./renew-proofs.ts";

export const handler = scheduledHandler(documents.name, "renewal of signatures", () => renewProofs());

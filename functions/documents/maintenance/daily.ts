import { scheduled } from "../../../shared/scheduled.ts";
import { documents } from "../service.ts";
import { maintainAll } from "./maintain.ts";

export const handler = scheduled(documents.name, "maintenance", () => maintainAll());

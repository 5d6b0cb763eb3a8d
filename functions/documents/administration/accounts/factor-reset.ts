import { factorReset as resetOf, resetMails } from "../../../../shared/features/approvals/factor-reset.ts";
import { administeredPeople } from "./administered-people.ts";

export const factorReset = resetOf(administeredPeople, resetMails);

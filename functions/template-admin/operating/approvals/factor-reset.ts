import { factorReset as resetOf } from "../../../../shared/features/approvals/factor-reset.ts";
import { people } from "../../access/people.ts";

export const factorReset = resetOf(people);

import {
  accountRemoval as removalOf,
  removalByApproval,
} from "../../../../shared/features/approvals/account-removal.ts";
import { people } from "../../access/people.ts";

export const accountRemoval = removalOf(people);
export const removal = removalByApproval(accountRemoval);

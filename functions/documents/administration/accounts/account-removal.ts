import {
  accountRemoval as removalOf,
  removalByApproval,
} from "../../../../shared/features/approvals/account-removal.ts";
import { administeredPeople } from "./administered-people.ts";

export const accountRemoval = removalOf(administeredPeople);
export const removal = removalByApproval(accountRemoval);

import { accountCalls } from "../../../../shared/testing/account-calls.ts";
import { ORGANIZATION, type Calls } from "../../calls.expectations.ts";
import { createPerson } from "../../testing.ts";

export const calls: Calls = accountCalls(() => createPerson({ organizatieId: ORGANIZATION }));

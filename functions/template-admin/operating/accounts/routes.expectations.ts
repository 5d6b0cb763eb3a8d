import { accountCalls } from "../../../../shared/testing/account-calls.ts";
import { addPersonTo } from "../../../../shared/testing/people.ts";
import type { Calls } from "../../calls.expectations.ts";

export const calls: Calls = accountCalls(() => addPersonTo("template-admin"));

import * as z from "zod";
import {
  accountsOf,
  flag,
  reference,
  subject,
  type AccountOf,
  type OwnField,
  type OwnFields,
} from "../../../shared/features/accounts/account.ts";
import { LimitValue } from "../records/quota.ts";
import { documents } from "../service.ts";

const limit = {
  stored: LimitValue.optional(),
  sent: LimitValue.nullable().optional(),
} satisfies OwnField;

/** The fields that this service adds to an account. */
export const ownFields = {
  /** The client (person or legal entity) in the register that the person is. */
  clientId: { ...reference, indexed: true },
  sistemId: { ...reference, neededByOperators: true },
  rolIds: { stored: z.array(z.int()).optional() },
  operator: { stored: z.boolean().optional() },
  /** May see SECRET documents. A separate flag: administrators do not have it by default. */
  hasSecret: flag,
  subject,
  /** The bytes and the documents that the person may hold; absent: as the deployment has it. */
  limitaOcteti: limit,
  limitaDocumente: limit,
} satisfies OwnFields;

/**
 * The accounts of this service. One record serves the account itself, `/api/admin/users` and `/api/app-users`, which are
 * views of it.
 */
export const Accounts = accountsOf(documents.name, ownFields);

export type Account = AccountOf<typeof Accounts>;

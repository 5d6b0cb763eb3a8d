import { randomBytes } from "node:crypto";
import type * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { adding, update } from "../../../shared/data/repository.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { type BankToken, bankToken, BankTokens, type NewBankTokenView } from "../records/bank-token.ts";

/** Makes a token for a bank. What it returns is the only place where the token itself is ever found. */
export async function issueBankToken(about: {
  bank: string;
  name: string;
}): Promise<z.output<typeof NewBankTokenView>> {
  const token = randomBytes(32).toString("base64url");
  const record = bankToken(token, about);
  await transact(adding(BankTokens, record));
  return { ...record, token };
}

/** The token ends at once; ending it again changes nothing. @throws notFound */
export const revokeBankToken = (id: number): Promise<Stored<BankToken>> =>
  update(BankTokens, { id }, (token) =>
    token.active ? { ...token, active: false, revokedAt: clock.iso() } : token,
  );

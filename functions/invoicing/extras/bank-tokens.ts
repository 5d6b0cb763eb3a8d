import type * as z from "zod";
import { newSecret } from "../../../shared/auth/client-secrets.ts";
import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { adding, update } from "../../../shared/data/repository.ts";
import { transact, withNewId } from "../../../shared/data/transaction.ts";
import { log } from "../../../shared/log.ts";
import { type BankToken, bankToken, BankTokens, type NewBankTokenView } from "../records/bank-token.ts";

/** Issues a token for a bank. Only the return value contains the token itself; the record stores its hash. */
export const issueBankToken = (about: {
  bank: string;
  name: string;
}): Promise<z.output<typeof NewBankTokenView>> =>
  withNewId(async (id) => {
    const token = newSecret();
    const record = bankToken(token, { ...about, id });
    const issued = { ...record, token };
    await transact(adding(BankTokens, record), { answer: issued });
    log.info("a token was issued to a bank", { object: id, security: "secret" });
    return issued;
  });

/** Revokes a token immediately; a repeated call changes nothing. @throws notFound */
export const revokeBankToken = (id: number): Promise<Stored<BankToken>> =>
  update(BankTokens, { id }, (token) =>
    token.active ? { ...token, active: false, revokedAt: clock.iso() } : token,
  );

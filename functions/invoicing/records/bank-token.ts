import * as z from "zod";
import { hashOfToken } from "../../../shared/auth/client-secrets.ts";
import { kernel } from "../../../shared/refusals.ts";
import { Code } from "../../../shared/text-fields.ts";
import { clock } from "../../../shared/clock.ts";
import { entity, inSharedPartition } from "../../../shared/data/entity.ts";
import { nextId } from "../../../shared/ids.ts";

/** Code of a bank: its payments' references are unique within it. */
export const BankCode = Code;

export const BankTokenView = z
  .object({
    id: z.int(),
    bank: z.string(),
    name: z.string(),
    active: z.boolean(),
    createdAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().optional(),
  })
  .meta({ id: "BankToken" });

/** Includes the token itself, which is shown only once, when it is issued. */
export const NewBankTokenView = BankTokenView.extend({ token: z.string() }).meta({ id: "NewBankToken" });

const BankToken = BankTokenView.extend({ hash: z.string() });
export type BankToken = z.output<typeof BankToken>;

export const BankTokens = entity({
  name: "banktoken",
  service: "invoicing",
  schema: BankToken,
  ...inSharedPartition("banktoken"),
  secrets: ["hash"],
  history: {},
  unique: { hash: { of: ({ hash }) => hash, taken: () => kernel.idOcupat() } },
});

/**
 * A record for a token. A bank may have several at the same time, so that the new token works before the old one is
 * revoked.
 */
export const bankToken = (token: string, about: { bank: string; name: string; id?: number }): BankToken => ({
  id: nextId(),
  ...about,
  hash: hashOfToken(token),
  active: true,
  createdAt: clock.iso(),
});

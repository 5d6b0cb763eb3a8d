import * as z from "zod";
import { invalidField, unknownReference } from "../../../../shared/refusals.ts";
import { Accounts } from "../../access/account.ts";
import { clock } from "../../../../shared/clock.ts";
import { holdsAt, mustExist, type Precondition } from "../../../../shared/data/precondition.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import { Reply } from "../../../../shared/http/responses.ts";
import type { Principal } from "../../access/principal.ts";
import { documentActs, openFor } from "../../access/document-acts.ts";
import { Clients } from "../../records/client.ts";
import { appending, appendingNarrowed } from "../../records/event.ts";
import {
  type Beneficiary,
  Grant,
  grantAt,
  granteeOf,
  type GrantTerms,
  type SeenGrant,
} from "../../records/grant.ts";
import { detailsOf, endsEarlier, givingGrant } from "./give-grant.ts";
import { seenGrant } from "./grant-acts.ts";
import { refusals } from "./texts.ts";

export const GrantFields = Grant.pick({ drept: true }).extend({
  dataExpirare: z.iso
    .datetime({ offset: true })
    .meta({ examples: ["2099-12-31T22:00:00Z"] })
    .optional(),
});

/** The beneficiary and the terms; exactly one of the two kinds of beneficiaries. */
export const Sharing = GrantFields.extend({
  beneficiarClientId: z.int().positive().optional(),
  beneficiarOperatorId: z.int().positive().optional(),
  mesaj: Grant.shape.mesaj,
}).meta({ id: "Partajare" });

/** Null counts as absent. */
type OrNull<T> = { [Field in keyof T]: undefined extends T[Field] ? T[Field] | null : T[Field] };
export type WantedTerms = OrNull<z.output<typeof GrantFields>>;
type WantedSharing = OrNull<z.output<typeof Sharing>>;

/**
 * Gives a client or a person a right on a document; a beneficiary who already has a grant gets the new terms.
 * @throws notFound, forbidden; badRequest for an unknown beneficiary and an expiry in the past; conflict for a
 * deleted document
 */
export const shareDocument = (
  caller: Principal,
  id: number,
  wanted: WantedSharing,
): Promise<Reply<Stored<SeenGrant>>> =>
  retry(async () => {
    const terms = termsOf(wanted);
    const beneficiary = beneficiaryOf(wanted);
    const exists = mustBeKnown(beneficiary);
    const keys = { held: grantAt(id, granteeOf(beneficiary)), isKnown: holdsAt(exists) };
    const opened = await openFor(caller, id, documentActs.PARTAJEAZA, { related: keys });
    const { document, actor, related } = opened;
    if (!related.isKnown) throw exists.refused(undefined);
    const { held } = related;
    const mesaj = wanted.mesaj ?? undefined;
    const { grant, head, writes } = givingGrant(opened, { held, beneficiary, terms, mesaj });
    const detalii = { ...detailsOf(grant), ...(mesaj === undefined ? {} : { cuMesaj: true }) };
    const event = { tip: "PARTAJAT" as const, actor, detalii };
    const reply = new Reply(seenGrant(opened, grant), { status: held ? 200 : 201 });
    const chained = held && endsEarlier(held, grant) ? appendingNarrowed : appending;
    await transact([...writes, exists, ...chained(document, head, event)], { answer: reply });
    return reply;
  });

/** @throws badRequest if both or neither are given */
function beneficiaryOf({ beneficiarClientId, beneficiarOperatorId }: WantedSharing): Beneficiary {
  const beneficiary = {
    ...(typeof beneficiarClientId === "number" ? { beneficiarClientId } : {}),
    ...(typeof beneficiarOperatorId === "number" ? { beneficiarOperatorId } : {}),
  };
  if (Object.keys(beneficiary).length !== 1)
    throw invalidField("beneficiarOperatorId", refusals.unBeneficiar);
  return beneficiary;
}

/**
 * The terms, with the expiry in the format of comparisons. @throws badRequest for an expiry in the
 * past
 */
export function termsOf({ drept, dataExpirare }: WantedTerms): GrantTerms {
  if (typeof dataExpirare !== "string") return { drept };
  const end = new Date(dataExpirare).toISOString();
  if (end <= clock.iso()) throw invalidField("dataExpirare", refusals.inTrecut);
  return { drept, dataExpirare: end };
}

/** @param refused the error for a beneficiary that does not exist. Default: badRequest that names the field */
export const mustBeKnown = (
  { beneficiarClientId, beneficiarOperatorId }: Beneficiary,
  refused: (field: keyof Beneficiary) => Error = unknownReference,
): Precondition =>
  beneficiarClientId === undefined
    ? mustExist(Accounts, { id: beneficiarOperatorId ?? 0 }, () => refused("beneficiarOperatorId"))
    : mustExist(Clients, { id: beneficiarClientId }, () => refused("beneficiarClientId"));

import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { listRecords } from "../../../../shared/data/list-records.ts";
import { narrowedBy } from "../../../../shared/data/narrowed.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { readUnique } from "../../../../shared/data/repository.ts";
import { pageOfRows } from "../../../../shared/data/row-page.ts";
import type { RecordWrite, Rules } from "../../../../shared/features/crud-verbs.ts";
import type { Person as Caller } from "../../access/callers.ts";
import {
  hmacOfNumber,
  numberKinds,
  type Recipient,
  RecipientFields,
  Recipients,
} from "../../records/recipient.ts";
import { allOf } from "../../records/shards.ts";
import { onlyNumber, refuseOtherNumber, type StateNumber } from "./number.ts";

/** The recipient with a number, or undefined. */
export const recipientWith = ({ kind, number }: StateNumber): Promise<Stored<Recipient> | undefined> =>
  readUnique(Recipients, `${kind}Hmac`, hmacOfNumber(kind, number));

/** The values of a new recipient that callers may leave out. */
export const usual = { limba: "ro", activ: true } as const satisfies Partial<Recipient>;

function serverFields({
  before,
  body,
}: RecordWrite<Recipient, typeof RecipientFields, Caller>): Partial<Recipient> {
  if (before) refuseOtherNumber(before, body);
  else onlyNumber(body);
  return { creatLa: before?.creatLa ?? clock.iso() };
}

const keeps: (keyof Recipient)[] = ["idnp", "idno", "limba", "activ"];

export const recipientRules = {
  fields: RecipientFields,
  keeps,
  defaults: usual,
  serverFields,
} satisfies Rules<Recipient, typeof RecipientFields, Caller, Caller>;

const NAME = "destinatars";
const narrowing = ["id", "idnp", "idno", "utilizatorLogin"];

/** All recipients. A filter on a number reads the recipient by its HMAC. */
export async function listRecipients(query: ListQuery): Promise<Page<Stored<Recipient>>> {
  for (const kind of numberKinds) {
    const { value, rest } = narrowedBy(kind, query);
    if (value === undefined) continue;
    const found = await recipientWith({ kind, number: String(value) });
    return pageOfRows(found ? [found] : [], rest, { name: NAME });
  }
  return listRecords(Recipients, { name: NAME, narrowing, lists: allOf("recipients#all") }, query);
}

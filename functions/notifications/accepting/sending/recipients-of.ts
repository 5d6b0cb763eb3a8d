import { read, readUnique } from "../../../../shared/data/repository.ts";
import type { FieldError, Refusal } from "../../../../shared/errors.ts";
import { invalidFields, kernel, wrongField } from "../../../../shared/refusals.ts";
import { isIdno, isIdnp } from "../../../../shared/state-numbers/idnp.ts";
import { addressRefusals, normalizedAddress } from "../../records/address-forms.ts";
import { foldedAddress } from "../../records/hmac.ts";
import {
  type AcceptedRecipient,
  type GroupRecipient,
  isAddress,
  isGroup,
  isNumber,
} from "../../records/content.ts";
import type { AddressChannel } from "../../records/delivery.ts";
import { type Group, Groups } from "../../records/group.ts";
import { config } from "../../recipients/registry/config.ts";
import type { NoticeRequest, SentRecipient } from "./request.ts";
import { refusals } from "./texts.ts";

interface Refused {
  refused: Refusal;
}

type Found = AcceptedRecipient | Refused;
type Own = Pick<AcceptedRecipient, "limba" | "variables">;

/** The recipients of a content, by the types that senders use. */
const finders: Record<
  SentRecipient["type"],
  (value: string, own: Own, sistemId: number) => Promise<Found> | Found
> = {
  Email: (value, own) => addressed("Email", value, own),
  SMS: (value, own) => addressed("SMS", value, own),
  IDNP: (value, own) =>
    isIdnp(value) ? { kind: "idnp", numar: value, ...own } : { refused: kernel.idnpIncorect },
  IDNO: (value, own) =>
    isIdno(value) ? { kind: "idno", numar: value, ...own } : { refused: kernel.idnoIncorect },
  Group: groupOf,
};

/** A recipient of a content, with its number in the call, which refusals name. */
export interface NumberedRecipient {
  number: number;
  recipient: AcceptedRecipient;
}

/**
 * The recipients of a call, normalised, without repetitions. Groups come last, so that the sender knows a person who
 * is also named by number by that number.
 * @throws badRequest that names every wrong address or number and every group that the system does not have; for
 * people and groups if there is no registry
 */
export async function recipientsOf(
  sistemId: number,
  sent: readonly SentRecipient[],
): Promise<NumberedRecipient[]> {
  if (!config.recipientsEnabled && sent.some(isOfRegistry)) throw refusals.registruOprit();
  const found = await Promise.all(
    sent.map(async ({ type, value, field: _, ...own }) => finders[type](value, own, sistemId)),
  );
  const wrong: FieldError[] = found.flatMap((recipient, i) =>
    "refused" in recipient ? [wrongField(sent[i]?.field ?? `recipients.${i}.value`, recipient.refused)] : [],
  );
  if (wrong.length > 0) throw invalidFields(wrong);
  const numbered = onceEach(
    found.flatMap((recipient, number) => ("refused" in recipient ? [] : [{ number, recipient }])),
  );
  const ofGroups = numbered.filter(({ recipient }) => isGroup(recipient));
  return [...numbered.filter((one) => !ofGroups.includes(one)), ...ofGroups];
}

const isOfRegistry = ({ type }: SentRecipient): boolean => type !== "Email" && type !== "SMS";

async function addressed(canal: AddressChannel, value: string, own: Own): Promise<Found> {
  const adresa = await normalizedAddress(canal, value);
  if (adresa === undefined) return { refused: addressRefusals[canal] };
  return { ...own, canal, adresa, ...(value === adresa ? {} : { numit: value }) };
}

/** A group of another system is like one that does not exist. */
async function groupOf(name: string, own: Own, sistemId: number): Promise<GroupRecipient | Refused> {
  const group = (await readUnique(Groups, "code", `${sistemId}/${name}`)) ?? (await groupById(name));
  return group?.sistemId === sistemId ? { grupId: group.id, ...own } : { refused: kernel.necunoscut };
}

async function groupById(name: string): Promise<Group | undefined> {
  const id = /^[0-9]{1,16}$/.test(name) ? Number(name) : 0;
  return Number.isSafeInteger(id) && id > 0 ? read(Groups, { id }) : undefined;
}

/** A text that is the same for equal recipients. */
function identityOf(recipient: AcceptedRecipient): string {
  if (isNumber(recipient)) return `${recipient.kind} ${recipient.numar}`;
  if (isAddress(recipient)) return `${recipient.canal} ${foldedAddress(recipient.canal, recipient.adresa)}`;
  return `group ${recipient.grupId}`;
}

function onceEach(recipients: NumberedRecipient[]): NumberedRecipient[] {
  const byIdentity = new Map<string, NumberedRecipient>();
  for (const numbered of recipients) {
    const identity = identityOf(numbered.recipient);
    if (!byIdentity.has(identity)) byIdentity.set(identity, numbered);
  }
  return [...byIdentity.values()];
}

/** The addresses of forwarded copies, each once. @throws badRequest that names every wrong one */
export async function forwardsOf({ forwardTo = [] }: Pick<NoticeRequest, "forwardTo">): Promise<string[]> {
  const found = await Promise.all(forwardTo.map((address) => normalizedAddress("Email", address)));
  const wrong: FieldError[] = found.flatMap((address, i) =>
    address === undefined ? [wrongField(`forwardTo.${i}`, addressRefusals.Email)] : [],
  );
  if (wrong.length > 0) throw invalidFields(wrong);
  const addresses = found.filter((address) => address !== undefined);
  return [...new Map(addresses.map((address) => [foldedAddress("Email", address), address])).values()];
}

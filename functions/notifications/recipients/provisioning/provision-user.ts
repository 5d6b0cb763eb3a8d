import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { adding, changing, removing, revised, unrevised } from "../../../../shared/data/repository.ts";
import {
  retry,
  RevisionConflict,
  transact,
  withNewId,
  type Write,
} from "../../../../shared/data/transaction.ts";
import { means } from "../../../../shared/errors.ts";
import { Reply } from "../../../../shared/http/responses.ts";
import { ContactFields, Contacts, ContactView } from "../../records/contact.ts";
import { type Recipient, RecipientFields, Recipients, RecipientView } from "../../records/recipient.ts";
import { activePerson, requiringActive } from "../registry/active-person.ts";
import { refuseBeyondBound } from "../registry/bounds.ts";
import { isSameAddress, storedAddress } from "../registry/contacts.ts";
import { onlyNumber } from "../registry/number.ts";
import { type Person, readPerson } from "../registry/person.ts";
import { recipientWith, usual } from "../registry/recipients.ts";
import { type ContactPlan, type NamedAddress, planContacts } from "./contact-plan.ts";
import { refusals as recordsRefusals } from "../../records/texts.ts";

/** The most contacts in one call: as many as one transaction can replace 20 others with. */
const MOST_NAMED = 10;

/** A person or a legal entity, as an institution knows it. */
export const ProvisionedFields = RecipientFields.omit({ activ: true })
  .extend({
    contacts: z
      .array(ContactFields.pick({ canal: true, adresa: true }))
      .max(MOST_NAMED)
      .optional(),
  })
  .meta({
    id: "UtilizatorAprovizionat",
    examples: [
      {
        idnp: "2002004006008",
        nume: "Ana Rusu",
        limba: "ro",
        contacts: [{ canal: "Email", adresa: "ana.rusu@exemplu.md" }],
      },
    ],
  });
type Provisioned = z.output<typeof ProvisionedFields>;

/** A provisioned person, with their contacts. */
export const ProvisionedView = RecipientView.omit({ utilizatorLogin: true, creatLa: true })
  .extend({ contacts: z.array(ContactView) })
  .meta({ id: "DestinatarCuContacte" });
type Answer = Reply<z.input<typeof ProvisionedView>>;

interface Mode {
  /** True if the named contacts replace all others; contacts that are not sent stay. */
  replaces: boolean;
}

/**
 * Makes the recipient with a number, or brings the one that is there up to date, with their contacts, in one transaction. Of
 * several calls at once one makes the recipient.
 * @returns 201 for a new recipient, else 200
 * @throws badRequest; conflict for more contacts than the bound, and for new ones of an inactive recipient
 */
export async function provisionUser(sent: Provisioned, mode: Mode): Promise<Answer> {
  const number = onlyNumber(sent);
  const addresses = await namedAddresses(sent);
  return retry(async () => {
    const found = await recipientWith(number);
    if (!found) return make(sent, addresses);
    const person = await readPerson(found.id);
    if (!person) throw new RevisionConflict();
    return bringUpToDate(person, sent, { addresses, ...mode });
  });
}

/** The addresses in their stored form, each once. */
async function namedAddresses({ contacts = [] }: Provisioned): Promise<NamedAddress[]> {
  const stored = await Promise.all(
    contacts.map(async ({ canal, adresa }, i) => ({
      canal,
      adresa: await storedAddress({ canal, adresa }, `contacts.${i}.adresa`),
    })),
  );
  return stored.filter((one, i) => stored.findIndex((other) => isSameAddress(one, other)) === i);
}

const make = (sent: Provisioned, addresses: NamedAddress[]): Promise<Answer> =>
  withNewId(async (id) => {
    const { contacts: _, ...fields } = sent;
    const recipient = unrevised({ ...usual, ...fields, id, creatLa: clock.iso() });
    const plan = planContacts([], { destinatarId: id, addresses, replaces: false });
    const answer = answered(recipient, plan, 201);
    const writes = [...adding(Recipients, recipient), ...contactWrites(plan)];
    await transact(writes, { answer }).catch(readAgainIfMade);
    return answer;
  });

/** Another call has made the recipient since it was not found. */
function readAgainIfMade(error: unknown): never {
  throw means(error, recordsRefusals.destinatarExista) ? new RevisionConflict() : error;
}

interface Named extends Mode {
  addresses: NamedAddress[];
}

async function bringUpToDate(
  { recipient, contacts }: Person,
  { nume, limba = recipient.limba, contacts: sent }: Provisioned,
  { addresses, replaces }: Named,
): Promise<Answer> {
  const { id } = recipient;
  const plan = planContacts(contacts, {
    destinatarId: id,
    addresses,
    replaces: replaces && sent !== undefined,
  });
  refuseBeyondBound(Contacts, plan.after.length);
  const written = contactWrites(plan);
  if (written.length > 0) await activePerson(id);
  const isRenamed = nume !== recipient.nume || limba !== recipient.limba;
  const after: Stored<Recipient> = isRenamed ? revised(recipient, { ...recipient, nume, limba }) : recipient;
  const answer = answered(after, plan, 200);
  const own: Write[] = isRenamed ? changing(Recipients, recipient, after) : [];
  // A changed record is its own condition: the recipient as it was read is active.
  const condition = written.length > 0 && !isRenamed ? [requiringActive(id)] : [];
  if (own.length + written.length > 0) await transact([...own, ...condition, ...written], { answer });
  return answer;
}

const contactWrites = ({ added, changed, removed }: ContactPlan): Write[] => [
  ...removed.flatMap((contact) => removing(Contacts, contact)),
  ...changed.flatMap(({ before, after }) => changing(Contacts, before, after)),
  ...added.flatMap((contact) => adding(Contacts, contact)),
];

const answered = (recipient: Recipient, { after: contacts }: ContactPlan, status: 200 | 201): Answer =>
  new Reply({ ...recipient, contacts }, { status });

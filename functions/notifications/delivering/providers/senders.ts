import { createPrivateKey } from "node:crypto";
import { mailAddressOf } from "../../../../shared/contacts/mail-address.ts";
import { read } from "../../../../shared/data/repository.ts";
import type { RecordWrite } from "../../../../shared/features/crud-verbs.ts";
import { parseMailbox } from "../../../../shared/mail/mailbox.ts";
import { invalidField, kernel, unknownReference } from "../../../../shared/refusals.ts";
import type { Person } from "../../access/callers.ts";
import { sealSigningKey } from "../channels/secrets.ts";
import { Providers } from "../../records/provider.ts";
import type { Sender, SenderFields } from "../../records/sender.ts";
import { refusals } from "./texts.ts";

type SenderWrite = RecordWrite<Sender, typeof SenderFields, Person>;

/**
 * The fields that the server derives at every write of a sender: its sealed key, which stays unless a new one is
 * sent.
 * @throws badRequest for an address or a key that mail cannot have, and for a provider of another channel
 */
export async function senderFields({ id, before, body, fields }: SenderWrite): Promise<Partial<Sender>> {
  refuseWrongAddresses(fields);
  await refuseOtherChannel(fields.providerId);
  const { dkim } = body;
  if (!dkim) return { dkim: undefined, dkimSigilat: undefined };
  const { cheie, ...named } = dkim;
  if (cheie === undefined && before?.dkimSigilat === undefined)
    throw invalidField("dkim.cheie", kernel.obligatoriu);
  return { dkim: named, dkimSigilat: await keyAfter(id, cheie, before?.dkimSigilat) };
}

function refuseWrongAddresses({ from, replyTo }: Partial<Sender>): void {
  for (const [field, text] of Object.entries({ from, replyTo }))
    if (text !== undefined && !isMailbox(text)) throw invalidField(field, refusals.cutiePostala);
}

const isMailbox = (text: string): boolean => mailAddressOf(parseMailbox(text).address) !== undefined;

async function refuseOtherChannel(providerId: number | undefined): Promise<void> {
  if (providerId === undefined) return;
  const provider = await read(Providers, { id: providerId });
  if (provider?.canal !== "Email") throw unknownReference("providerId");
}

async function keyAfter(
  id: number,
  sent: string | undefined,
  former: string | undefined,
): Promise<string | undefined> {
  if (sent === undefined) return former;
  if (!isSigningKey(sent)) throw invalidField("dkim.cheie", refusals.cheieRsa);
  return sealSigningKey(id, sent);
}

/** RFC 8301, 3.2: what signers should use; verifiers still take half of it. */
const LEAST_BITS = 2048;

function isSigningKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === "rsa" && (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS;
  } catch {
    return false;
  }
}

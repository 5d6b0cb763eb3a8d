import { recordedFacts } from "../../../../shared/auth/certificate-facts.ts";
import type { RegisteredCertificate } from "../../../../shared/auth/client-certificate.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { namesAnotherServer, originOf } from "../../../../shared/outgoing/secret-servers.ts";
import type { RecordWrite } from "../../../../shared/features/crud-verbs.ts";
import type * as z from "zod";
import { invalidField, kernel } from "../../../../shared/refusals.ts";
import type { Person } from "../../access/callers.ts";
import { sealCallbackSecret } from "../callbacks/callback-secret.ts";
import { config } from "../callbacks/config.ts";
import type { System, SystemFields, SystemView } from "../../records/system.ts";
import { refusals } from "./texts.ts";

type SystemWrite = RecordWrite<System, typeof SystemFields, Person>;

/**
 * The fields that the server derives at every write of a system: its certificates, and its sealed secret, which stays unless
 * a new one is sent.
 * @throws badRequest for a callback address without TLS, or without a secret that signs the calls
 */
export async function systemFields({ id, before, body, fields }: SystemWrite): Promise<Partial<System>> {
  const { callbackUrl } = fields;
  if (callbackUrl !== undefined) refuseInsecure(callbackUrl);
  const callbackSigilat = await sealedAfter(body.callbackSecret, { id, before, fields });
  if (callbackUrl !== undefined && callbackSigilat === undefined)
    throw invalidField("callbackSecret", kernel.obligatoriu);
  return { callbackSigilat, ...certificatesAfter(body.certificate, before) };
}

type Sent = SystemWrite["body"]["certificate"];

/** The fingerprints of the certificates, each once, and what is known of them: what was sent as PEM, and what was known before. */
function certificatesAfter(
  sent: Sent,
  before: System | undefined,
): Pick<System, "certificate" | "certificateCunoscute"> {
  const { certificate: former = [], certificateCunoscute: formerlyKnown = [] } = before ?? {};
  const registered: readonly RegisteredCertificate[] =
    sent === undefined ? former.map((fingerprint) => ({ fingerprint })) : (sent ?? []);
  const certificate = [...new Set(registered.map(({ fingerprint }) => fingerprint))];
  const facts = registered.flatMap((one) => (one.facts ? [recordedFacts(one.facts)] : []));
  const known = [...facts, ...formerlyKnown];
  return {
    certificate,
    certificateCunoscute: certificate.flatMap(
      (fingerprint) => known.find(({ amprenta }) => amprenta === fingerprint) ?? [],
    ),
  };
}

/** @throws badRequest if a secret that was entered for another server would sign the calls to this one */
async function sealedAfter(
  sent: string | null | undefined,
  { id, before, fields }: Pick<SystemWrite, "id" | "before" | "fields">,
): Promise<string | undefined> {
  if (sent !== undefined) return sent === null ? undefined : sealCallbackSecret(sent, id);
  const former = before?.callbackSigilat;
  if (
    former !== undefined &&
    namesAnotherServer([originOf(before?.callbackUrl)], [originOf(fields.callbackUrl)])
  )
    throw invalidField("callbackSecret", kernel.secretPentruAltServer);
  return former;
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Calls go over TLS; only a server on this machine may do without, where the configuration permits loopback addresses. */
function refuseInsecure(callbackUrl: string): void {
  const { protocol, hostname } = new URL(callbackUrl);
  const isLocal = LOOPBACK.test(hostname) && config.privateCallbackAddresses.some(isLoopback);
  if (protocol !== "https:" && !isLocal) throw invalidField("callbackUrl", refusals.adresaFaraTls);
}

const isLoopback = (address: string): boolean => address === "::1" || address.startsWith("127.");

/** A system in an answer: it says that there is a secret, without showing it. */
export const viewOf = ({
  callbackSigilat,
  clientId: _,
  secrets: __,
  certificate = [],
  certificateCunoscute = [],
  ...system
}: Stored<System>): z.input<typeof SystemView> => ({
  ...system,
  certificate,
  certificateCunoscute,
  certificatExpiraLa: certificateCunoscute.map(({ expiraLa }) => expiraLa).sort()[0],
  areCallbackSecret: callbackSigilat !== undefined,
});

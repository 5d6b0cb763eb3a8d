import { clock } from "../../../shared/clock.ts";
import type { Refusal } from "../../../shared/errors.ts";
import type { RecordWrite } from "../../../shared/features/crud-verbs.ts";
import type { User } from "../../../shared/features/accounts/access.ts";
import { namesAnotherServer, originOf } from "../../../shared/outgoing/secret-servers.ts";
import { invalidField, invalidFields, kernel, wrongField } from "../../../shared/refusals.ts";
import type { Fault } from "../audit/judge/registration-faults.ts";
import type { Account } from "../access/account.ts";
import type { SentCredentials, System, SystemFields } from "../records/system.ts";
import { sealCredentials } from "./credentials.ts";
import { firstAuditAt } from "./next-audit.ts";
import { refusals } from "./texts.ts";

type SystemWrite = RecordWrite<System, typeof SystemFields, User<Account>>;

/** The texts of the faults of a registration. */
const refusalsOfFaults = {
  obligatoriu: refusals.adresaSauContract,
  adresa: refusals.adresaGresita,
  schema: refusals.adresaGresita,
  dateDeAcces: refusals.adresaCuDateDeAcces,
  fragment: refusals.adresaCuFragment,
  interogare: refusals.adresaCuInterogare,
  httpPublic: refusals.adresaPublicaFaraTls,
  altaGazda: refusals.altaGazda,
  necunoscut: kernel.necunoscut,
  baraLaInceput: refusals.tiparFaraBara,
  interval: refusals.sfarsitGresit,
} as const satisfies Record<Fault, Refusal>;

/** A waiver lasts for at most 365 days; one that names a decision has no end unless it gives one. */
const WAIVER_MS = 365 * 86_400_000;

/**
 * The fields that the server derives at every write of a system.
 * @throws badRequest that names the fields which break the rules of registrations
 */
export async function systemFields({ id, before, body, fields }: SystemWrite): Promise<Partial<System>> {
  const waivers = endedWaivers(fields.waivers ?? []);
  await refuseFaults({ ...fields, waivers }, before);
  return {
    waivers,
    credentialsSealed: await sealedAfter(body.credentials, { id, before, fields }),
    nextAuditAt: nextAuditAfter(fields, before),
    audits: before?.audits ?? 0,
  };
}

/** The waivers, each with its end. */
const endedWaivers = (waivers: System["waivers"]): System["waivers"] =>
  waivers.map((waiver) =>
    waiver.validUntil === undefined && waiver.decision === undefined
      ? { ...waiver, validUntil: new Date(clock.now().getTime() + WAIVER_MS).toISOString() }
      : waiver,
  );

/** Ends that stood there before may be past by now: only new ones are judged. */
async function refuseFaults(
  { baseUrl, openapiUrl, waivers = [] }: Partial<System>,
  before: System | undefined,
): Promise<void> {
  // It knows the rules of the standard, which a start does not read.
  const { registrationFaults } = await import("../audit/judge/registration-faults.ts");
  const kept = new Set(before?.waivers.map((one) => JSON.stringify(one)));
  const faults = registrationFaults({ baseUrl, openapiUrl, waivers }, clock.now()).filter(
    ({ field, fault }) => {
      const [, index = "", name] = field.split(".");
      return !(fault === "interval" && name && kept.has(JSON.stringify(waivers[Number(index)])));
    },
  );
  if (faults.length > 0)
    throw invalidFields(faults.map(({ field, fault }) => wrongField(field, refusalsOfFaults[fault])));
}

/** @throws badRequest if credentials that were entered for another server would stay */
async function sealedAfter(
  sent: SentCredentials | null | undefined,
  { id, before, fields }: Pick<SystemWrite, "id" | "before" | "fields">,
): Promise<string | undefined> {
  if (sent !== undefined) return sent === null ? undefined : sealCredentials(sent, id);
  const former = before?.credentialsSealed;
  if (former !== undefined && namesAnotherServer(serversOf(before), serversOf(fields)))
    throw invalidField("credentials", kernel.secretPentruAltServer);
  return former;
}

const serversOf = ({ baseUrl, openapiUrl }: Partial<System> = {}) => [
  originOf(baseUrl),
  originOf(openapiUrl),
];

/** A system that is new, active again or has another interval is audited within a day. */
function nextAuditAfter({ cod = "", interval, activ }: Partial<System>, before: System | undefined): string {
  const isUnchanged = before?.interval === interval && before?.activ === activ;
  return before && isUnchanged ? before.nextAuditAt : firstAuditAt(cod, clock.now());
}

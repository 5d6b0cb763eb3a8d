import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { audit, type AuditOptions } from "../../functions/platform/audit/audit.ts";
import type {
  Credentials,
  Registration,
  SignedIn,
} from "../../functions/platform/audit/model/registration.ts";
import type { Report } from "../../functions/platform/audit/model/report.ts";
import { certificateEndsAt } from "../../functions/platform/audit/probe/certificate.ts";
import type { Network } from "../../functions/platform/audit/probe/probe.ts";
import { ownProbe, ownSystems, type OwnSystem } from "../../functions/platform/own-systems.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { guardedFetch } from "../../shared/outgoing/guarded-fetch.ts";

/** The audit of one system. */
export interface Audited {
  /** The name of the service, or of the system that was named. */
  name: string;
  title: string;
  report: Report;
  /** True if neither a contract nor a living system could be looked at. */
  isBlind: boolean;
}

const RULES_URL = "https://temelia.example/api/v1/public/rules";
const LOOPBACK = "127.0.0.1,::1";

export const ownSystemOf = (service: string | undefined): OwnSystem | undefined =>
  ownSystems.find(({ cod }) => cod === service);

/** The file of the contract that clients of a service were promised, compressed by gzip. */
export const publishedContract = (service: string): string => `docs/contracts/${service}-v1.json.gz`;

/** Audits a service of the working tree, which runs in this process: nothing is paced. */
export function auditOwn(service: string, baseUrl: string, credentials: Credentials): Promise<Audited> {
  const network = networkOf(["127.0.0.1"], false);
  return audited(ownSystemOf(service), { cod: service, baseUrl, credentials, probe: ownProbe }, { network });
}

/**
 * Audits a running system, paced as every audit from outside; a system of this machine is not. Only a service that is named
 * is sent the probe of our own: that an address ends like one of ours says nothing about who is there.
 */
export function auditRunning(
  url: string,
  service: string | undefined,
  { probe, dryAddresses, limits }: Pick<Registration, "probe" | "dryAddresses" | "limits"> = {},
): Promise<Audited> {
  const own = ownSystemOf(service ?? basename(new URL(url).pathname));
  const credentials = credentialsIn(process.env);
  const privateAddresses = (process.env.PRIVATE_AUDIT_ADDRESSES ?? LOOPBACK).split(",");
  return audited(
    own,
    {
      cod: own?.cod ?? url,
      baseUrl: url,
      credentials,
      probe: probe ?? (service !== undefined && credentials.admin ? ownProbe : undefined),
      dryAddresses,
      limits,
    },
    {
      network: networkOf(privateAddresses, !isOfThisMachine(url)),
      certificateEndsAt: certificateEndsAt(privateAddresses),
    },
  );
}

/** Judges only a contract. @throws if there is no such file */
export async function auditContract(file: string, service: string | undefined): Promise<Audited> {
  const own = ownSystemOf(service);
  const contract = await readFile(file);
  return audited(own, { cod: own?.cod ?? basename(file) }, { network: networkOf([], true), contract });
}

async function audited(
  own: OwnSystem | undefined,
  registration: Partial<Registration> & { cod: string },
  options: Pick<AuditOptions, "network" | "contract" | "certificateEndsAt">,
): Promise<Audited> {
  const title = own?.denumire ?? registration.cod;
  const base = own && join(root, publishedContract(own.cod));
  const { report, contract } = await audit(
    {
      denumire: title,
      interval: "weekly",
      activ: true,
      public: false,
      contact: "",
      waivers: [...(own?.waivers ?? [])],
      ...registration,
    },
    {
      id: "build",
      systemId: registration.cod,
      trigger: "build",
      clock: { now: () => new Date() },
      ...(base !== undefined && existsSync(base) ? { baseContract: gunzipSync(await readFile(base)) } : {}),
      ...options,
    },
  );
  const isBlind = report.status !== "FINALIZAT" || contract === undefined;
  return { name: registration.cod, title, report, isBlind };
}

const isOfThisMachine = (url: string): boolean => /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);

const networkOf = (privateAddresses: string[], paced: boolean): Network => ({
  fetch: guardedFetch(privateAddresses).fetchWhole,
  rulesUrl: RULES_URL,
  timing: {
    now: () => performance.now(),
    sleep: (ms) => (paced ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve()),
    paced,
  },
});

const callers: readonly SignedIn[] = ["citizen", "secondCitizen", "staff", "admin", "app"];

/** The tokens of the environment, under the names that the curl commands of a report use. */
function credentialsIn(
  environment: NodeJS.ProcessEnv,
): Partial<Record<SignedIn, { type: "bearer"; token: string }>> {
  const found = callers.flatMap((caller) => {
    const name = `${caller.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_TOKEN`;
    const token = environment[name];
    return token ? [[caller, { type: "bearer" as const, token }] as const] : [];
  });
  return Object.fromEntries(found);
}

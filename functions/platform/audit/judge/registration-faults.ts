import { BlockList, isIP, isIPv6 } from "node:net";
import type { Registration, Waiver } from "../model/registration.ts";
import { catalogue } from "../rules/catalogue.ts";

const DAY_MS = 86_400_000;
const MOST_WAIVER_DAYS = 365;

/** A field that breaks a rule of registrations, and the rule; the service chooses the text. */
export interface RegistrationFault {
  field: string;
  fault: Fault;
}

export type Fault =
  | "obligatoriu"
  | "adresa"
  | "schema"
  | "dateDeAcces"
  | "fragment"
  | "interogare"
  | "httpPublic"
  | "altaGazda"
  | "necunoscut"
  | "baraLaInceput"
  | "interval";

/** The fields of a registration that break its rules, as a refusal names them. */
export const registrationFaults = (
  registration: Pick<Registration, "baseUrl" | "openapiUrl" | "waivers">,
  at: Date,
): RegistrationFault[] => [
  ...addressFaults(registration),
  ...registration.waivers.flatMap((waiver, i) => waiverFaults(waiver, i, at)),
];

function addressFaults({
  baseUrl,
  openapiUrl,
}: Pick<Registration, "baseUrl" | "openapiUrl">): RegistrationFault[] {
  if (baseUrl === undefined && openapiUrl === undefined) return [{ field: "baseUrl", fault: "obligatoriu" }];
  const faults = Object.entries({ baseUrl, openapiUrl }).flatMap(([field, url]): RegistrationFault[] => {
    const fault = url === undefined ? undefined : addressFault(url, field);
    return fault === undefined ? [] : [{ field, fault }];
  });
  if (faults.length > 0 || baseUrl === undefined || openapiUrl === undefined) return faults;
  const isOneHost = new URL(baseUrl).hostname === new URL(openapiUrl).hostname;
  return isOneHost ? [] : [{ field: "openapiUrl", fault: "altaGazda" }];
}

/** Paths are added to the base, so that it has no query. */
function addressFault(text: string, field: string): Fault | undefined {
  if (!URL.canParse(text)) return "adresa";
  const { protocol, username, password, hash, hostname, search } = new URL(text);
  if (!/^https?:$/.test(protocol)) return "schema";
  if (username !== "" || password !== "") return "dateDeAcces";
  if (hash !== "" || text.includes("#")) return "fragment";
  if (search !== "" && field === "baseUrl") return "interogare";
  return protocol === "http:" && !isPrivate(hostname) ? "httpPublic" : undefined;
}

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["127.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  privateNetworks.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::1", 128],
  ["fc00::", 7],
] as const)
  privateNetworks.addSubnet(network, bits, "ipv6");

/** A name is public unless it means this machine: only the guard knows what it means when it is connected to. */
function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) === 0) return host === "localhost" || host.endsWith(".localhost");
  return privateNetworks.check(host, isIPv6(host) ? "ipv6" : "ipv4");
}

function waiverFaults(
  { rule, pathPattern, validUntil }: Waiver,
  index: number,
  at: Date,
): RegistrationFault[] {
  const faultOf = (name: string, fault: Fault): RegistrationFault => ({
    field: `waivers.${String(index)}.${name}`,
    fault,
  });
  const end = validUntil === undefined ? undefined : Date.parse(validUntil);
  const isOutside =
    end !== undefined && !(end > at.getTime() && end <= at.getTime() + MOST_WAIVER_DAYS * DAY_MS);
  return [
    ...(catalogue.some(({ id }) => id === rule) ? [] : [faultOf("rule", "necunoscut")]),
    ...(pathPattern.startsWith("/") ? [] : [faultOf("pathPattern", "baraLaInceput")]),
    ...(isOutside ? [faultOf("validUntil", "interval")] : []),
  ];
}

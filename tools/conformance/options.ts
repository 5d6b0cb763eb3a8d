import { commandLine, UsageError } from "../../localstack/run/command-line.ts";
import type { AcceptedWrite, WriteAddress } from "../../functions/platform/audit/model/registration.ts";
import { ownSystems } from "../../functions/platform/own-systems.ts";

const services = ownSystems.map(({ cod }) => cod);
const formats = ["text", "json", "html", "sarif", "junit"] as const;
export type Format = (typeof formats)[number];

const usage = `npm run conformance -- [options]: audits systems by the platform standard (docs/conformance.md).

Without --url and --contract it audits every service of the working tree in this process, on a local cloud of its own.

  --service <name>   one service of the working tree: ${services.join(", ")}.
                     With --url or --contract: the service whose waivers and published contract count
  --url <base>       a running system. Tokens come from the environment, under the names of the curl commands:
                     CITIZEN_TOKEN, SECOND_CITIZEN_TOKEN, STAFF_TOKEN, ADMIN_TOKEN, APP_TOKEN.
                     PRIVATE_AUDIT_ADDRESSES names the private addresses that may be called (default: loopback)
  --probe <write>    with --url: a write that does nothing, whatever is sent to it, with its body:
                     'POST /api/v1/admin/conformance-probes {"text": "salut"}'
  --dry <write>      with --url, as often as needed: an address where a write leaves nothing: 'PUT /api/v1/admin/offices/proba'.
                     Without the two the audit sends no write
  --seconds <n>      with --url: a limit of time below the standard one (600). An audit that is cut off says so
  --contract <file>  only a contract, JSON or YAML
  --format <name>    ${formats.join(", ")} (default: text)
  --out <folder>     writes one report for each system into this folder
  --publish          replaces docs/contracts/<service>-v1.json.gz of each service that has no FAIL, and so accepts the
                     breaking changes that the audit names
  --help             shows this

It ends with 0 if no rule fails, with 1 if one does without a waiver, with 2 if there was nothing to look at, and with 3
if none fails but the audit was cut off before its end.`;

export interface Options {
  services: string[];
  url?: string;
  contract?: string;
  probe?: AcceptedWrite;
  dryAddresses: WriteAddress[];
  limits: { seconds?: number };
  format: Format;
  out?: string;
  publish: boolean;
}

const options = {
  service: { type: "string" },
  url: { type: "string" },
  contract: { type: "string" },
  probe: { type: "string" },
  dry: { type: "string", multiple: true },
  seconds: { type: "string" },
  format: { type: "string", default: "text" },
  out: { type: "string" },
  publish: { type: "boolean", default: false },
} as const;

/** The options of the command; it prints a mistake with the usage and ends the process. */
export const optionsOf = (): Options =>
  commandLine(
    usage,
    { options },
    ({ values: { service, url, contract, probe, dry = [], seconds, format, out, publish } }) => {
      const isOwn = url === undefined && contract === undefined;
      const chosen = service === undefined ? (isOwn ? services : []) : [service];
      if (chosen.some((name) => !services.includes(name)))
        throw new UsageError(`--service takes one of ${services.join(", ")}: ${String(service)} is none.`);
      if (url !== undefined && contract !== undefined)
        throw new UsageError("--url and --contract name two systems: choose one of them.");
      if (!isFormat(format)) throw new UsageError(`--format takes one of ${formats.join(", ")}.`);
      if (format !== "text" && out === undefined && isOwn && service === undefined)
        throw new UsageError(`--format ${format} is one report a system: add --service or --out.`);
      if (publish && !isOwn) throw new UsageError("--publish is only for the services of the working tree.");
      if (url === undefined && (probe !== undefined || dry.length > 0))
        throw new UsageError("--probe and --dry name addresses of a running system: add --url.");
      if (seconds !== undefined && (url === undefined || !(Number(seconds) > 0)))
        throw new UsageError("--seconds is a number above 0 for the audit of a running system: add --url.");
      return {
        ...{ services: chosen, format, publish, dryAddresses: dry.map((text) => writeIn(text, "--dry")) },
        limits: seconds === undefined ? {} : { seconds: Number(seconds) },
        ...(probe === undefined ? {} : { probe: probeIn(probe) }),
        ...given({ url, contract, out }),
      };
    },
  );

const WRITE = /^(POST|PUT|PATCH|DELETE) (\/[^\s{}?#]*)(?: (\{.*\}))?$/;

function writeIn(text: string, option: string): WriteAddress & { body?: string } {
  const [, method, path, body] = WRITE.exec(text) ?? [];
  if (method === undefined || path === undefined)
    throw new UsageError(`${option} takes a method and a path without {}: ${text} is none.`);
  return { method, path, ...(body === undefined ? {} : { body }) };
}

function probeIn(text: string): AcceptedWrite {
  const { body = "", ...write } = writeIn(text, "--probe");
  try {
    return { ...write, body: JSON.parse(body) };
  } catch {
    throw new UsageError("--probe takes a method, a path and a JSON object.");
  }
}

const isFormat = (text: string): text is Format => formats.includes(text as Format);

/** The options that were given. */
const given = <Name extends string>(named: Record<Name, string | undefined>): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) as Partial<
    Record<Name, string>
  >;

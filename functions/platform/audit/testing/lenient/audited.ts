import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sampleRegistration } from "../../../../../shared/testing/sample-system.ts";
import { guardedFetch } from "../../../../../shared/outgoing/guarded-fetch.ts";
import { audit, type Audited, type AuditOptions } from "../../audit.ts";
import type { Registration } from "../../model/registration.ts";
import { AT, localNetwork } from "../local-network.ts";
import type { LenientServer, Running } from "./servers.ts";
import { PROBE_PATH } from "./system.ts";

/** A line of the table of lenient servers. */
export interface LenientRow {
  server: string;
  version: string;
  /** The places where the owner lets the audit write. */
  named: "nothing" | "a probe";
  requests: number;
  writesSent: number;
  writesAccepted: number;
  isStoreEqual: boolean;
}

/** Written by `npm run tool lenient`, which measures it. */
export const tableFile = join(import.meta.dirname, "table.json");

export const committedRows = (): LenientRow[] => JSON.parse(readFileSync(tableFile, "utf8")) as LenientRow[];

interface Write {
  method: string;
  path: string;
  status: number | undefined;
}

export interface LenientAudit extends Audited {
  /** The writes that left, in order, the ones that were tried again included. */
  writes: Write[];
  isStoreEqual: boolean;
}

const registrationOf = (url: string): Registration => {
  const { probe: _, ...registration } = sampleRegistration(url);
  return registration;
};

export const lenientProbe = { method: "POST", path: PROBE_PATH, body: { text: "salut" } };

/** Audits a lenient server with every credential, and compares its store. */
export async function auditLenient(
  { url, bytes }: Running,
  registration: Partial<Registration> = {},
  options: Pick<AuditOptions, "isRepeated"> = {},
): Promise<LenientAudit> {
  const writes: Write[] = [];
  const { fetchWhole } = guardedFetch(["127.0.0.1"]);
  const before = await bytes();
  const audited = await audit(
    { ...registrationOf(url), ...registration },
    {
      id: "7",
      systemId: "1",
      trigger: "demand",
      clock: { now: () => new Date(AT) },
      ...options,
      network: localNetwork({
        async fetch(address, call = {}) {
          const { method = "GET" } = call;
          if (["GET", "HEAD", "OPTIONS"].includes(method)) return fetchWhole(address, call);
          const write: Write = { method, path: address.pathname, status: undefined };
          writes.push(write);
          const answer = await fetchWhole(address, call);
          write.status = answer.status;
          return answer;
        },
      }),
    },
  );
  return { ...audited, writes, isStoreEqual: before.equals(await bytes()) };
}

/** The lines of one server: with nothing named, and with a probe. */
export async function rowsOfServer(server: LenientServer): Promise<LenientRow[]> {
  const rows: LenientRow[] = [];
  for (const probe of [undefined, lenientProbe]) {
    const running = await server.start();
    const { report, writes, isStoreEqual } = await auditLenient(running, { probe });
    await running.stop();
    rows.push({
      server: server.name,
      version: server.version,
      named: probe ? "a probe" : "nothing",
      requests: report.requests,
      writesSent: writes.length,
      writesAccepted: writes.filter(({ status = 500 }) => status < 400).length,
      isStoreEqual,
    });
  }
  return rows;
}

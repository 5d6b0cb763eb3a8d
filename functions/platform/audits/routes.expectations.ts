import type { Calls, World } from "../calls.expectations.ts";
import { createSystem } from "../testing.ts";
import { askForAudit } from "./ask-for-audit.ts";

const ofSystem = { parameter: ({ systemId }: World) => systemId };
const ofAudit = { parameter: ({ auditId }: World) => auditId };

const askNew = async (): Promise<number> =>
  (await askForAudit((await createSystem()).id, { trigger: "demand", zone: "admin" })).id;

export const calls: Calls = {
  "admin.systems.createAudit": { parameter: async () => (await createSystem()).id },
  "admin.systems.listAudits": ofSystem,
  "admin.systems.listTrend": ofSystem,
  "staff.systems.listAudits": ofSystem,
  "staff.systems.listTrend": ofSystem,
  "admin.audits.read": ofAudit,
  "admin.audits.readPage": ofAudit,
  "admin.audits.readSarif": ofAudit,
  "admin.audits.readJunit": ofAudit,
  "admin.audits.listExchanges": ofAudit,
  "admin.audits.stop": { parameter: askNew },
  "staff.audits.read": ofAudit,
  "staff.audits.readPage": ofAudit,
  "app.audits.read": ofAudit,
  "app.audits.readSarif": ofAudit,
  "app.audits.readJunit": ofAudit,
};

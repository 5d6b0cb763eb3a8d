import { serviceSession } from "./service-session.js";

/* API calls for the conformance audit. */

const session = serviceSession("platform", "platform-token");
export const { isSignedIn, onSignedOut, signOut, signIn, account } = session;
const { ask, call } = session;

const MOST_ROWS = 200;
const AUDITS = 10;

/** The zone of the signed-in visitor: administrators of the service change what officials read. */
let zone = "staff";
export const useZone = (name) => {
  zone = name;
};

const list = async (path, size = MOST_ROWS) => (await call("GET", `/v1/${path}?size=${size}`)).items;
const byCode = (systems) => systems.toSorted((a, b) => a.cod.localeCompare(b.cod));

/** The systems that publish their verdict, for everybody. */
export const listPublished = async () => byCode(await list("public/systems"));
/** The picture of a system's verdict. */
export const badgeAddress = (cod) => `/platform/api/v1/public/badges/${encodeURIComponent(cod)}`;

export const listSystems = async () => byCode(await list(`${zone}/systems`));

/** An audit with its report, once there is one; undefined without an audit. */
const reportOf = async (id) => (id === undefined ? undefined : call("GET", `/v1/${zone}/audits/${id}`));

/** A system with the report of its last audit, the audit that runs, its issues, and its audits, newest first. */
export async function readSystem(id) {
  const of = `${zone}/systems/${id}`;
  const [system, issues, audits] = await Promise.all([
    call("GET", `/v1/${of}`),
    list(`${of}/issues`),
    list(`${of}/audits`, AUDITS),
  ]);
  const { lastAuditId, runningAuditId } = system;
  const [report, running] = await Promise.all([reportOf(lastAuditId), reportOf(runningAuditId)]);
  return { system, issues, audits, report, running };
}

export const startAudit = (id) => call("POST", `/v1/admin/systems/${id}/audits`);
export const stopAudit = (id) => call("POST", `/v1/admin/audits/${id}/stop`);

/** The report of an audit as a page of its own. */
export const readPage = async (auditId) => (await ask("GET", `/v1/${zone}/audits/${auditId}/page`)).text();

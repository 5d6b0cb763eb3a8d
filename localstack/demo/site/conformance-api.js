import { serviceSession } from "./service-session.js";

/* API calls for the conformance of systems. */

const session = serviceSession("platform", "platform-token");
const { ask, call } = session;
export const { account, isSignedIn, onSignedOut, signIn, signOut } = session;

/** The zone in which the visitor reads: `public`, `staff` or `admin`. */
let zone = "public";
onSignedOut(() => (zone = "public"));

/** Reads in another zone from now on. */
export function enterZone(name) {
  zone = name;
}
export const isAdministrator = () => zone === "admin";

const at = (path) => `/v1/${zone}${path}`;

export const SYSTEMS_A_PAGE = 10;
/** A page of the systems that the visitor may see; pages count from 1. In the public zone they have no ids. */
export const listSystems = (page) =>
  call("GET", at(`/systems?sort=cod&size=${SYSTEMS_A_PAGE}&page=${page - 1}`));
export const readSystem = (id) => call("GET", at(`/systems/${id}`));

/** An audit; with `rules`, once there is a report. */
export const readAudit = (id) => call("GET", at(`/audits/${id}`));
/** The newest audit of a system, also one that failed or was stopped; undefined if there is none. */
export const readNewestAudit = async (systemId) =>
  (await call("GET", at(`/systems/${systemId}/audits?size=1`))).items[0];
export const startAudit = (systemId) => call("POST", at(`/systems/${systemId}/audits`));
export const stopAudit = (id) => call("POST", at(`/audits/${id}/stop`));
/** The report of an audit, as HTML. */
export const readReport = async (id) => (await ask("GET", at(`/audits/${id}/page`))).text();

/** The badge of a system that publishes its verdict. */
export const readBadge = async (cod) =>
  (await ask("GET", `/v1/public/badges/${encodeURIComponent(cod)}`)).blob();

export const issueStates = ["DESCHISA", "ACCEPTATA", "INCHISA"];
const ISSUES_SHOWN = 50;
/** The newest issues of a system and their total, by state. */
export async function listIssues(systemId) {
  const pages = issueStates.map(async (status) => [
    status,
    await call("GET", at(`/systems/${systemId}/issues?filter[status]=${status}&size=${ISSUES_SHOWN}`)),
  ]);
  return Object.fromEntries(await Promise.all(pages));
}

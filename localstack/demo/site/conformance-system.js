import {
  listIssues,
  onSignedOut,
  readAudit,
  readNewestAudit,
  readReport,
  readSystem,
} from "./conformance-api.js";
import { followAudit, leaveAudit, renderAudit } from "./conformance-audit.js";
import { renderIssues } from "./conformance-issues.js";
import { verdictBadge } from "./conformance-list.js";
import { closeRules, renderRules } from "./conformance-rules.js";
import { byId, make } from "./elements.js";
import { moment } from "./format.js";
import { attempt, tell } from "./messages.js";
import { word } from "./words.js";

/** The opened system with its last audit and its issues; undefined if there is none. */
let shown;
/** Answers for a system that was left since are dropped. */
let turn = 0;

export function connectSystem() {
  byId("open-report").addEventListener("click", ({ currentTarget }) => attempt(currentTarget, openReport));
  onSignedOut(closeSystem);
}

export function closeSystem() {
  turn += 1;
  shown = undefined;
  leaveAudit();
  closeRules();
  renderSystem();
}

export async function openSystem(id) {
  const mine = (turn += 1);
  const system = await readSystem(id);
  const [audit, newest, issues] = await Promise.all([
    system.lastAuditId === undefined ? undefined : readAudit(system.lastAuditId),
    readNewestAudit(id),
    listIssues(id),
  ]);
  if (mine !== turn) return;
  shown = { system, audit, newest, issues };
  renderSystem();
  await followAudit(system);
}

/** Reads the opened system again: an audit of it has ended. */
export const readSystemAgain = async () => shown && openSystem(shown.system.id);

/** A tab has loaded its report by then. */
const KEPT_MS = 60_000;

/** The tab is opened during the click: browsers block later ones. */
async function openReport() {
  const tab = window.open("", "_blank");
  if (!tab) return tell(() => word("tabBlocked"), { isError: true });
  try {
    const page = await readReport(shown.audit.id);
    const address = URL.createObjectURL(new Blob([page], { type: "text/html; charset=utf-8" }));
    tab.opener = null;
    tab.location = address;
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  } catch (error) {
    tab.close();
    throw error;
  }
}

/** Shows the opened system in the current language. */
export function renderSystem() {
  byId("system").hidden = !shown;
  byId("work").classList.toggle("opened", Boolean(shown));
  const { system, audit, issues } = shown ?? {};
  byId("system-title").textContent = system?.denumire ?? "";
  byId("system-verdict").replaceChildren(...(system ? [verdictBadge(system.verdict)] : []));
  byId("system-facts").replaceChildren(...(system ? factsOf(shown) : []));
  byId("open-report").hidden = audit?.rules === undefined;
  renderAudit();
  renderRules(audit?.rules);
  renderIssues(issues);
}

const fact = (key, value) =>
  value === undefined || value === "" ? [] : [make("dt", {}, word(key)), make("dd", {}, String(value))];

const countsText = ({ PASS, WARN, FAIL }) => `PASS ${PASS} · WARN ${WARN} · FAIL ${FAIL}`;

/** An audit that did not end as planned is told until the next one. */
const endedBadly = ["ESUAT", "OPRIT"];

const factsOf = ({ system, audit, newest }) => [
  ...fact("code", system.cod),
  ...fact("systemAddress", system.baseUrl),
  ...fact("contractAddress", system.openapiUrl),
  ...fact("systemContact", system.contact),
  ...fact("systemInterval", word(`interval.${system.interval}`)),
  ...fact("nextAudit", system.activ ? moment(system.nextAuditAt) : word("notActive")),
  ...fact("lastAudit", system.auditedAt && moment(system.auditedAt)),
  ...fact("newestAudit", endedBadly.includes(newest?.status) ? word(`audit.${newest.status}`) : undefined),
  ...fact("rulesByVerdict", system.counts && countsText(system.counts)),
  ...fact("standardEdition", audit?.standard),
  ...fact("auditedContract", audit?.contract && word("contractFacts", audit.contract)),
  ...fact("auditRequests", audit?.requests),
  ...fact("waiversCount", system.waivers.length),
];

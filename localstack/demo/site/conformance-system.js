import { isSignedIn, onSignedOut, readPage, readSystem, startAudit, stopAudit } from "./conformance-api.js";
import { rowsOf } from "./conformance-report.js";
import { verdictBadge } from "./conformance-systems.js";
import { byId, focusOn, make } from "./elements.js";
import { day, moment } from "./format.js";
import { attempt, refuse, tell } from "./messages.js";
import { word } from "./words.js";

/** The opened system with its report, issues and audits; undefined if there is none. */
let shown;
/** Answers for a system that was left since are dropped. */
let turn = 0;
let timer;
let changed = async () => undefined;

const FOLLOW_MS = 1500;

/** Connects the opened system; `onChanged` runs when an audit of it has begun or ended. */
export function connectSystem(onChanged) {
  changed = onChanged;
  byId("audit-now").addEventListener("click", ({ currentTarget }) =>
    attempt(currentTarget, async () => {
      const { id } = shown.system;
      await startAudit(id);
      tell(() => word("auditAsked"));
      await readAgain(id);
      await changed();
      // The button has gone.
      focusOn(byId("system-title"));
    }),
  );
  byId("stop-audit").addEventListener("click", ({ currentTarget }) =>
    attempt(currentTarget, async () => {
      const { system, running } = shown;
      await stopAudit(running.id);
      await readAgain(system.id);
      focusOn(byId("system-title"));
    }),
  );
  byId("open-report").addEventListener("click", ({ currentTarget }) =>
    attempt(currentTarget, () => openReport(shown.report.id)),
  );
  onSignedOut(closeSystem);
}

/** The report in a tab of its own. Its address needs the token, so the page gives the browser the bytes. */
async function openReport(auditId) {
  const address = URL.createObjectURL(
    new Blob([await readPage(auditId)], { type: "text/html; charset=utf-8" }),
  );
  open(address, "_blank", "noopener");
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function closeSystem() {
  turn += 1;
  clearTimeout(timer);
  shown = undefined;
  renderSystem();
}

/** Opens a system, and follows the audit that runs. */
export async function openSystem(id) {
  turn += 1;
  clearTimeout(timer);
  await readAgain(id);
}

async function readAgain(id) {
  const mine = turn;
  const read = await readSystem(id);
  if (mine !== turn) return;
  const before = shown;
  shown = read;
  renderSystem();
  if (before?.running && !read.running && before.system.id === id) {
    tellEnd(read);
    await changed();
  }
  clearTimeout(timer);
  if (mine === turn && read.running) timer = setTimeout(() => void follow(id), FOLLOW_MS);
}

const follow = (id) => readAgain(id).catch((error) => isSignedIn() && refuse(error));

function tellEnd({ audits: [newest] }) {
  const { status, verdict } = newest ?? {};
  if (status === "ESUAT") tell(() => word("auditFailed"), { isError: true });
  else if (status === "OPRIT") tell(() => word("auditStopped"));
  else tell(() => word("auditEnded", { verdict: word(`verdict.${verdict}`) }));
}

/** Shows the opened system in the current language. */
export function renderSystem() {
  byId("system").hidden = !shown;
  byId("work").classList.toggle("opened", Boolean(shown));
  if (!shown) return;
  const { system, report, running, issues, audits } = shown;
  byId("system-title").textContent = system.denumire;
  byId("system-verdict").replaceChildren(verdictBadge(system.verdict));
  renderRunning(running);
  byId("system-facts").replaceChildren(...factsOf(system));
  byId("audit-now").hidden = running !== undefined || !system.activ;
  byId("stop-audit").hidden = running === undefined;
  byId("open-report").hidden = report === undefined;
  renderReport(report);
  renderIssues(issues);
  byId("audits").replaceChildren(...audits.map(auditOf));
}

/** The seconds are set only if they have changed, so that screen readers are told of the state alone. */
function renderRunning(running) {
  byId("audit-progress").hidden = running === undefined;
  if (!running) return byId("audit-progress").replaceChildren();
  const { status, startedAt } = running;
  const seconds = startedAt ? Math.max(0, Math.round((Date.now() - Date.parse(startedAt)) / 1000)) : 0;
  byId("audit-progress").textContent =
    status === "IN_LUCRU" ? word("auditRuns", { seconds }) : word("auditWaits");
}

function renderReport(report) {
  const { toMend, kept } = rowsOf(report ?? {});
  byId("rules-to-mend").replaceChildren(...toMend);
  byId("rules-state").textContent =
    report === undefined ? word("noReportYet") : toMend.length === 0 ? word("allRulesPass") : "";
  byId("rules-kept-part").hidden = kept.length === 0;
  byId("rules-kept-title").textContent = word("rulesKept", { count: kept.length });
  byId("rules-kept").replaceChildren(...kept);
}

function renderIssues(issues) {
  const closed = issues.filter(({ status }) => status === "INCHISA");
  const unclosed = issues.filter(({ status }) => status !== "INCHISA");
  byId("issues").replaceChildren(...unclosed.map(issueOf));
  byId("no-issues").hidden = unclosed.length > 0;
  byId("issues-closed-part").hidden = closed.length === 0;
  byId("issues-closed-title").textContent = word("issuesClosed", { count: closed.length });
  byId("issues-closed").replaceChildren(...closed.map(issueOf));
}

const fact = (key, value) => (value ? [make("dt", {}, word(key)), make("dd", {}, value)] : []);

const factsOf = ({ cod, baseUrl, openapiUrl, auditedAt, nextAuditAt, activ, counts }) => [
  ...fact("systemCode", cod),
  ...fact("systemAddress", baseUrl ?? openapiUrl),
  ...fact("lastAudit", auditedAt ? moment(auditedAt) : word("neverAudited")),
  ...fact("nextAudit", activ ? moment(nextAuditAt) : word("notActive")),
  ...fact("rulesCounted", counts && word("ruleCounts", counts)),
];

const issueOf = ({ rule, operation, status, expected, found, openedAt, closedAt, note, assignee }) =>
  make(
    "li",
    {},
    make("strong", {}, operation),
    make("span", { class: status === "DESCHISA" ? "badge bad" : "badge" }, word(`issue.${status}`)),
    make(
      "p",
      { class: "facts" },
      [
        rule,
        word("issueSince", { day: day(openedAt) }),
        closedAt && word("issueClosedOn", { day: day(closedAt) }),
        assignee,
      ]
        .filter(Boolean)
        .join(" · "),
    ),
    make("p", { class: "reason" }, word("expectedFound", { expected, found })),
    note && make("p", {}, note),
  );

const auditOf = ({ requestedAt, status, trigger, verdict }) =>
  make(
    "li",
    {},
    make("time", { class: "facts", datetime: requestedAt }, moment(requestedAt)),
    " ",
    status === "FINALIZAT"
      ? verdictBadge(verdict)
      : make("span", { class: "badge" }, word(`audit.${status}`)),
    make("span", { class: "facts" }, ` ${word(`trigger.${trigger}`)}`),
  );

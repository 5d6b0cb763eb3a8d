import {
  isAdministrator,
  isSignedIn,
  onSignedOut,
  readAudit,
  startAudit,
  stopAudit,
} from "./conformance-api.js";
import { byId } from "./elements.js";
import { second } from "./format.js";
import { attempt, refuse, tell } from "./messages.js";
import { word } from "./words.js";

/* The audit of the opened system that waits or runs: asked for here, by the schedule or by the system itself. */

const FOLLOW_MS = 1000;

/** The audit under way; undefined if there is none. */
let running;
let timer;
/** Answers for an audit that was left since are dropped. */
let turn = 0;
/** The opened system, and what runs when an audit of it has ended. */
let systemId;
let isActive = false;
let ended = async () => undefined;

const isOver = ({ status }) => !["IN_ASTEPTARE", "IN_LUCRU"].includes(status);

export function connectAudit(onEnded) {
  ended = onEnded;
  byId("audit-now").addEventListener("click", ({ currentTarget }) => attempt(currentTarget, start));
  byId("stop-audit").addEventListener("click", ({ currentTarget }) =>
    attempt(currentTarget, () => stopAudit(running.id)),
  );
  onSignedOut(leaveAudit);
}

async function start() {
  const id = systemId;
  try {
    const audit = await startAudit(id);
    if (systemId !== id) return;
    show(audit);
    byId("stop-audit").focus();
  } catch (error) {
    // Another audit runs, which is followed instead.
    if (error.status === 409) await ended();
    throw error;
  }
}

/** Stops following: the system is no longer shown. */
export function leaveAudit() {
  turn += 1;
  clearTimeout(timer);
  [running, systemId] = [undefined, undefined];
  renderAudit();
}

/** Follows the audit of a system that is shown from now on, if one is under way. */
export async function followAudit({ id, runningAuditId, activ }) {
  // The system may have been read before the audit was started here.
  const followed = systemId === id ? (runningAuditId ?? running?.id) : runningAuditId;
  leaveAudit();
  [systemId, isActive] = [id, activ];
  renderAudit();
  if (followed !== undefined) await follow(followed, turn);
}

function show(audit) {
  const hasChanged = running?.status !== audit.status;
  running = audit;
  // Rendered only if it has changed, so that screen readers are not disturbed.
  if (hasChanged) renderAudit();
  lookLater(audit.id, turn);
}

function lookLater(id, mine) {
  clearTimeout(timer);
  timer = setTimeout(() => void follow(id, mine), FOLLOW_MS);
}

/** Looks at an audit until it has ended. A lost answer does not end the following. */
async function follow(id, mine) {
  try {
    await look(id, mine);
  } catch (error) {
    if (!isSignedIn()) return;
    refuse(error);
    if (mine === turn) lookLater(id, mine);
  }
}

async function look(id, mine) {
  const audit = await readAudit(id);
  if (mine !== turn) return;
  if (!isOver(audit)) return show(audit);
  const hadFocus = document.activeElement === byId("stop-audit");
  running = undefined;
  renderAudit();
  if (hadFocus) byId("audit-now").focus();
  tell(() => word(`audit.${audit.status}`, audit), { isError: audit.status === "ESUAT" });
  await ended();
}

/** Shows the audit under way in the current language. */
export function renderAudit() {
  byId("audit-now").hidden = !isAdministrator() || !isActive || running !== undefined;
  byId("stop-audit").hidden = !isAdministrator() || running === undefined;
  byId("audit-progress").hidden = running === undefined;
  byId("audit-state").textContent = running
    ? word(`audit.${running.status}`, { at: second(running.startedAt ?? running.requestedAt) })
    : "";
}

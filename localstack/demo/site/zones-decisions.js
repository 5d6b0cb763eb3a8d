import { byId, make } from "./elements.js";
import { moment } from "./format.js";
import { attempt, tell } from "./messages.js";
import { currentLanguage, word } from "./words.js";
import { decideApproval, decideRequest, listApprovals, listWaitingRequests } from "./zones-api.js";

/* What waits for a decision: requests for access for officials, approvals for administrators. */

let zone;
let requests = [];
let approvals = { items: [], total: 0 };

/** Reads what waits in the zone; undefined empties it. */
export async function loadDecisions(name) {
  zone = name;
  const asked = name === "staff" ? await listWaitingRequests() : undefined;
  const waiting = name === "admin" ? await listApprovals() : undefined;
  // Another zone was entered meanwhile.
  if (zone !== name) return;
  requests = asked?.items ?? [];
  approvals = waiting ?? { items: [], total: 0 };
  renderDecisions();
}

export function renderDecisions() {
  byId("zone-decisions").hidden = zone !== "staff";
  byId("zone-requests").replaceChildren(...requests.map(requestOf));
  byId("zone-no-requests").hidden = requests.length > 0;
  byId("zone-approvals").hidden = zone !== "admin";
  byId("approvals").replaceChildren(...approvals.items.map(approvalOf));
  byId("no-approvals").hidden = approvals.items.length > 0;
  byId("bell").hidden = zone !== "admin";
  byId("bell").textContent = word("waitingApprovals", { count: approvals.total });
}

const decision = (key, about, act) =>
  make(
    "button",
    {
      type: "button",
      class: "quiet",
      "aria-label": `${word(key)}: ${about}`,
      onclick: ({ currentTarget }) => attempt(currentTarget, act),
    },
    word(key),
  );

/** Decides, reads what waits now, and tells what was done. */
async function settle(act, key, what) {
  await act();
  await loadDecisions(zone);
  byId(zone === "admin" ? "approvals-title" : "requests-title").focus();
  tell(() => word(key, { what }));
}

const requestOf = ({ id, cod, motivare, creatLa }) =>
  make(
    "li",
    {},
    make("p", {}, make("strong", {}, cod), ` ${motivare}`),
    make("p", { class: "facts" }, moment(creatLa)),
    make(
      "p",
      { class: "row actions" },
      decision("approveIt", cod, () => settle(() => decideRequest(id, "approve"), "approvedIt", cod)),
      decision("rejectIt", cod, () => settle(() => decideRequest(id, "reject"), "rejectedIt", cod)),
    ),
  );

function approvalOf({ id, rezumat, requestedBy, expiresAt }) {
  const what = rezumat[currentLanguage()];
  return make(
    "li",
    {},
    make("p", {}, make("strong", {}, what)),
    make("p", { class: "facts" }, word("askedBy", { name: requestedBy, at: moment(expiresAt) })),
    make(
      "p",
      { class: "row actions" },
      decision("approveIt", what, () => settle(() => decideApproval(id, "approve"), "approvedIt", what)),
      decision("rejectIt", what, () => settle(() => decideApproval(id, "reject"), "rejectedIt", what)),
    ),
  );
}

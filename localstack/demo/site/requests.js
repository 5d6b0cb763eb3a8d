import { addressOf, following } from "./address.js";
import { asSeen } from "./conflicts.js";
import { byId, focusOn, make } from "./elements.js";
import { day, shownOf } from "./format.js";
import { attempt, tell } from "./messages.js";
import { none } from "./read-requests.js";
import { onSignedOut } from "./session.js";
import { readRequest, requestAccess, withdrawRequest } from "./sharing-api.js";
import { word } from "./words.js";
import { refresh } from "./work.js";

/** Connects the form by which a visitor requests a document by its code. */
export function connectRequests() {
  const form = byId("ask");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(form.querySelector('[type="submit"]'), async () => {
      const { cod, drept, motivare } = form.elements;
      await ask({ cod: cod.value.trim(), drept: drept.value, motivare: motivare.value.trim() });
      form.reset();
      byId("new-request").open = false;
    });
  });
  onSignedOut(() => form.reset());
}

const ask = (asked) => settle(requestAccess(asked), () => word("asked", { cod: asked.cod }));

/** A request as the visitor saw it in the list: the requested right, and the reason. */
export const ofSeenRequest = (request) => ({
  seen: request,
  read: () => current(readRequest(request.id)),
  rowsOf: ({ drept, motivare }) => [
    ["right", word(drept)],
    ["reasonToAsk", motivare],
  ],
  left: refresh,
});

/** Awaits an answer about a request; re-reads the lists if it was decided or withdrawn meanwhile. @throws Refusal */
async function current(answer) {
  try {
    return await answer;
  } catch (error) {
    if ([404, 409].includes(error.status)) await refresh();
    throw error;
  }
}

/** Awaits an action on requests, shows the result, and announces it. @throws Refusal */
export async function settle(act, text, options) {
  await current(act);
  await refresh();
  focusOn(byId("requests-title"));
  tell(text, options);
}

/** Shows the visitor's own requests. */
export function renderRequests({ mine } = { mine: none }) {
  byId("my-requests").replaceChildren(...mine.items.map(entryOf));
  byId("no-requests").hidden = mine.items.length > 0;
  byId("more-requests").textContent = shownOf(mine);
}

/** The facts of a request in both lists: the requested right, the date and the reason. */
export const factsOf = ({ drept, creatLa, motivare }) => [
  make("p", { class: "facts" }, `${word(drept)} · ${day(creatLa)}`),
  make("p", { class: "reason" }, motivare),
];

function entryOf(request) {
  const { cod, status, decisDe, decisLa, motiv } = request;
  return make(
    "li",
    {},
    make("p", {}, make("strong", {}, cod), make("span", { class: `badge ${badges[status]}` }, word(status))),
    factsOf(request),
    decisLa && make("p", { class: "facts" }, word("decidedBy", { by: decisDe, day: day(decisLa) })),
    motiv && make("p", { class: "reason" }, word("rejectedBecause", { reason: motiv })),
    make("p", { class: "row" }, wayOn(request)),
  );
}

const badges = { IN_ASTEPTARE: "", APROBATA: "good", RESPINSA: "bad" };

/** The action on a request: a pending one can be withdrawn, an approved one opened. */
function wayOn(request) {
  const { cod, status, documentId } = request;
  const named = (key) => ({ class: "button quiet", "aria-label": `${word(key)}: ${cod}` });
  if (status === "APROBATA" && documentId !== undefined)
    return linkTo(documentId, named("openIt"), word("openIt"));
  if (status !== "IN_ASTEPTARE") return undefined;
  const onclick = ({ currentTarget }) => attempt(currentTarget, () => withdraw(request));
  return make("button", { type: "button", ...named("withdraw"), onclick }, word("withdraw"));
}

/** A link that opens a document. */
export const linkTo = (document, properties, text) =>
  make("a", { ...properties, href: addressOf({ document }), onclick: following({ document }) }, text);

const withdraw = (request) =>
  asSeen({
    ...ofSeenRequest(request),
    key: "withdraw",
    act: (seen) => {
      const { cod, drept, motivare } = seen;
      return settle(withdrawRequest(seen), () => word("withdrawn", { cod }), {
        act: { key: "undo", run: () => ask({ cod, drept, motivare }) },
      });
    },
  });

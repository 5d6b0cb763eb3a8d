import { asSeen } from "./conflicts.js";
import { byId, make } from "./elements.js";
import { shownOf } from "./format.js";
import { attempt } from "./messages.js";
import { nameOf, requesterKey } from "./names.js";
import { none } from "./read-requests.js";
import { factsOf, linkTo, ofSeenRequest, settle } from "./requests.js";
import { isAdministrator, onSignedOut } from "./session.js";
import { approveRequest, rejectRequest } from "./sharing-api.js";
import { askForTerms } from "./terms.js";
import { word } from "./words.js";

/** The request that is being rejected. */
let rejected;

/** Connects the dialog for the reason of a rejection. */
export function connectDecisions() {
  const form = byId("reject-form");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const request = rejected;
    byId("reject-dialog").close();
    const motiv = form.elements.motiv.value.trim();
    void attempt(form.querySelector('[type="submit"]'), () =>
      asSeen({
        ...ofSeenRequest(request),
        key: "reject",
        act: (seen) => settle(rejectRequest(seen, motiv), () => word("rejected", { cod: seen.cod })),
      }),
    );
  });
  onSignedOut(() => form.reset());
}

/** Shows administrators the requests that await their decision. */
export function renderDecisions({ toDecide } = { toDecide: none }) {
  byId("decisions").hidden = !isAdministrator();
  byId("to-decide").replaceChildren(...toDecide.items.map(entryOf));
  byId("nothing-to-decide").hidden = toDecide.items.length > 0;
  byId("more-to-decide").textContent = shownOf(toDecide);
}

function entryOf(request) {
  const { cod, documentId } = request;
  const name = nameOf(requesterKey(request));
  const button = (key, act) =>
    make(
      "button",
      {
        type: "button",
        class: "quiet",
        "aria-label": `${word(key)}: ${cod}, ${name}`,
        onclick: () => act(request, name),
      },
      word(key),
    );
  return make(
    "li",
    {},
    make("p", {}, make("strong", {}, name), " → ", linkTo(documentId, {}, cod)),
    factsOf(request),
    make("p", { class: "row" }, button("approve", approve), button("reject", reject)),
  );
}

const approve = (request, name) =>
  askForTerms({
    key: "approve",
    about: `${request.cod}, ${name}`,
    before: { drept: request.drept },
    act: (terms) =>
      asSeen({
        ...ofSeenRequest(request),
        key: "approve",
        act: (seen) => settle(approveRequest(seen, terms), () => word("approved", { name, cod: seen.cod })),
      }),
  });

function reject(request, name) {
  // A text that the service refused stays in the form, but only for the same request.
  if (rejected?.id !== request.id) byId("reject-form").reset();
  rejected = request;
  byId("reject-title").textContent = `${word("reject")}: ${request.cod}, ${name}`;
  byId("reject-dialog").showModal();
}

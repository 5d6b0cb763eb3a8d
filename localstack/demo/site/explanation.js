import { byId, make } from "./elements.js";
import { attempt } from "./messages.js";
import { learnNames, nameOf } from "./names.js";
import { isAdministrator } from "./session.js";
import { explainAccess } from "./sharing-api.js";
import { word } from "./words.js";

/** The explanation shown, and the id of its document. */
let explained;

/** Connects the form that explains why a person can or cannot see the document that `opened` returns. */
export function connectExplanation(opened) {
  const form = byId("explain");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(form.querySelector('[type="submit"]'), async () => {
      const { id } = opened();
      const explanation = await explainAccess(id, form.elements.cine.value.trim());
      await learnNames(explanation.relatii.flatMap(({ prin }) => prin ?? []));
      explained = { id, explanation };
      renderExplanation(opened());
    });
  });
}

/** Only administrators may ask; the service decides about which documents. */
export function renderExplanation(document) {
  byId("explain-part").hidden = !isAdministrator();
  if (explained?.id !== document?.id) {
    explained = undefined;
    byId("explain").reset();
  }
  byId("explanation").replaceChildren(...(explained ? sentencesOf(explained.explanation) : []));
}

function sentencesOf({ login, activat, drepturi, relatii }) {
  const rights = drepturi.map((right) => word(`right.${right}`)).join(", ");
  return [
    make("p", {}, make("strong", {}, word(rights ? "mayDo" : "mayNothing", { login, rights }))),
    ...(activat ? [] : [make("p", { class: "error" }, word("notActivated"))]),
    relatii.length > 0
      ? make("ul", { class: "records" }, relatii.map(reasonOf))
      : make("p", { class: "empty" }, word("unrelated")),
  ];
}

function reasonOf({ relatie, prin, da, motiv }) {
  const reason = motiv && word(`obstacle.${motiv}`);
  const counts = word(da ? (motiv ? "countsPartly" : "counts") : "countsNot", { reason });
  const through = prin ? ` (${nameOf(prin)})` : "";
  return make(
    "li",
    {},
    make("p", {}, `${word(`relation.${relatie}`)}${through}`),
    make("p", { class: da ? "facts" : "facts error" }, counts),
  );
}

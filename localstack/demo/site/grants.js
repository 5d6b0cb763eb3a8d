import { asSeen } from "./conflicts.js";
import { byId, focusOn, make } from "./elements.js";
import { day, shownOf } from "./format.js";
import { attempt, tell } from "./messages.js";
import { beneficiaryKey, findBeneficiary, nameOf } from "./names.js";
import { changeGrant, giveAccess, readGrant, revokeGrant } from "./sharing-api.js";
import { askForTerms, limitDays, termsIn } from "./terms.js";
import { word } from "./words.js";

/** Re-reads who has access, and shows it. */
let reload;

/** Connects the form that gives access to the document that `opened` returns. */
export function connectGiving(opened, reloading) {
  reload = reloading;
  const form = byId("give");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(form.querySelector('[type="submit"]'), async () => {
      const { id } = opened();
      const { kind, beneficiary } = form.elements;
      const whom = await findBeneficiary(kind.value, beneficiary.value.trim());
      const grant = await giveAccess(id, { ...whom, ...termsIn(form) });
      form.reset();
      await settle(grant, "given");
    });
  });
}

/** Shows the change and announces it. */
async function settle(grant, key, act) {
  await reload();
  focusOn(byId("access-title"));
  const right = () => word(grant.drept);
  tell(() => word(key, { name: nameOf(beneficiaryKey(grant)), right: right() }), { act });
}

/** The document that the form is filled in for. */
let filledFor;

export function renderGrants(document, read) {
  const form = byId("give");
  if (document?.id !== filledFor) form.reset();
  filledFor = document?.id;
  limitDays(form.elements.ultimaZi);
  const { grants = { items: [], total: 0 }, links } = read ?? {};
  const mayGive = links !== undefined;
  byId("access-closed").hidden = mayGive;
  byId("access-hint").hidden = !mayGive;
  form.hidden = !document?.poate.includes("PARTAJEAZA");
  byId("grants").replaceChildren(...grants.items.map((grant) => entryOf(grant, mayGive)));
  byId("no-grants").hidden = !mayGive || grants.items.length > 0;
  byId("more-grants").textContent = shownOf(grants);
}

/** @param mayGive true if the visitor shares the document; any other visitor may only give up their own grant */
function entryOf(grant, mayGive) {
  const { poate } = grant;
  const name = nameOf(beneficiaryKey(grant));
  const button = (key, act) =>
    make(
      "button",
      { type: "button", class: "quiet", "aria-label": `${word(key)}: ${name}`, onclick: act },
      word(key),
    );
  const facts = [word(grant.drept), endOf(grant), word("givenBy", { by: grant.creatDe }), day(grant.creatLa)];
  return make(
    "li",
    {},
    make("p", {}, make("strong", {}, name)),
    make("p", { class: "facts" }, facts.join(" · ")),
    poate.length > 0 &&
      make(
        "p",
        { class: "row" },
        poate.includes("MODIFICA") && button("change", () => change(grant, name)),
        poate.includes("REVOCA") &&
          button(mayGive ? "takeBack" : "giveUp", ({ currentTarget }) =>
            attempt(currentTarget, () => takeBack(grant)),
          ),
      ),
  );
}

function endOf({ dataExpirare }) {
  if (!dataExpirare) return word("endless");
  return word(new Date(dataExpirare) > new Date() ? "until" : "ended", { day: day(dataExpirare) });
}

const termsOf = ({ drept, dataExpirare }) => [
  ["right", word(drept)],
  ["ends", endOf({ dataExpirare })],
];

/** A grant as the visitor saw it in the list. */
const ofSeen = (grant) => ({
  seen: grant,
  read: () => readGrant(grant.id),
  rowsOf: termsOf,
  left: reload,
});

const change = (grant, about) =>
  askForTerms({
    key: "change",
    about,
    before: grant,
    act: (terms) =>
      asSeen({
        ...ofSeen(grant),
        key: "change",
        mine: termsOf(terms),
        act: async (seen) => settle(await changeGrant(seen, terms), "accessChanged"),
      }),
  });

const takeBack = (grant) =>
  asSeen({
    ...ofSeen(grant),
    key: "takeBack",
    act: async (seen) => {
      await revokeGrant(seen);
      await settle(seen, "takenBack", { key: "undo", run: () => giveAgain(seen) });
    },
  });

async function giveAgain({ documentId, beneficiarClientId, beneficiarOperatorId, drept, dataExpirare }) {
  const again = { beneficiarClientId, beneficiarOperatorId, drept, dataExpirare };
  await settle(await giveAccess(documentId, again), "given");
}

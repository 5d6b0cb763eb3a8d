import { byId, focusOn, make } from "./elements.js";
import { attempt, tell } from "./messages.js";
import { onSignedOut } from "./notices-api.js";
import { listPreferences, removePreference, savePreference } from "./registry-api.js";
import { word } from "./words.js";

/* The preferences of a person: for a system and a category, or for all, by which channels and when. */

let preferences = [];
/** The names of the systems that are known from what the person was sent, by id. */
let systems = new Map();
/** The preference that the form changes; undefined if it adds one. */
let changed;

const form = () => byId("preference");

export function connectPreferences() {
  form().addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(form().querySelector('[type="submit"]'), async () => {
      await savePreference(preferenceIn(form()), changed?.id);
      leave();
      await settle("preferenceKept");
    });
  });
  byId("preference-leave").addEventListener("click", () => {
    leave();
    focusOn(byId("preferences-title"));
  });
  onSignedOut(() => {
    [preferences, systems] = [[], new Map()];
    leave();
    renderPreferences();
  });
}

export async function loadPreferences() {
  preferences = await listPreferences();
  renderPreferences();
}

/** Adds the systems of what the person was sent to the choice. */
export function learnSystems(received) {
  for (const { sistemId, sistem } of received) if (sistem) systems.set(sistemId, sistem);
  renderPreferences();
}

/** Declines a category of a system; a preference for exactly that is changed. */
export async function declineCategory({ sistemId, categorie }) {
  const held = preferences.find((one) => one.sistemId === sistemId && one.categorie === categorie);
  const { canale = [], liniste, rezumat } = held ?? {};
  await savePreference({ sistemId, categorie, canale, liniste, rezumat, activ: false }, held?.id);
  await loadPreferences();
}

/** True if the person has declined exactly this category of this system, or of all systems. */
export const hasDeclined = ({ sistemId, categorie }) =>
  preferences.some(
    (one) => !one.activ && one.categorie === categorie && [undefined, sistemId].includes(one.sistemId),
  );

async function settle(key) {
  await loadPreferences();
  focusOn(byId("preferences-title"));
  tell(() => word(key));
}

export function renderPreferences() {
  byId("preferences").replaceChildren(...preferences.map(entryOf));
  byId("no-preferences").hidden = preferences.length > 0;
  byId("preference-save").textContent = word(changed ? "preferenceChange" : "preferenceAdd");
  byId("preference-leave").hidden = !changed;
  renderSystems();
}

function renderSystems() {
  const { sistemId } = form().elements;
  const chosen = sistemId.value;
  const named = preferences.flatMap((one) => (one.sistemId === undefined ? [] : [one.sistemId]));
  const ids = [...new Set([...systems.keys(), ...named])];
  sistemId.replaceChildren(
    make("option", { value: "" }, word("allSystems")),
    ...ids.map((id) => make("option", { value: id }, nameOf(id))),
  );
  sistemId.value = chosen;
}

const nameOf = (id) => systems.get(id) ?? word("systemById", { id });

/** The system and the category of a preference. */
const aboutOf = ({ sistemId, categorie }) =>
  [sistemId === undefined ? word("allSystems") : nameOf(sistemId), categorie ?? word("allCategories")].join(
    " · ",
  );

const factsOf = ({ canale, liniste, rezumat }) =>
  [
    canale.length > 0 ? canale.map((canal) => word(`canal.${canal}`)).join(", ") : word("anyChannel"),
    liniste && word("quietFromTo", { from: liniste.de, to: liniste.pana }),
    rezumat && word("digestAt", { at: rezumat.ora }),
  ]
    .filter(Boolean)
    .join(" · ");

function entryOf(preference) {
  const { activ } = preference;
  const about = aboutOf(preference);
  return make(
    "li",
    {},
    make("strong", {}, about),
    make("span", { class: activ ? "badge good" : "badge bad" }, word(activ ? "wanted" : "declined")),
    make("p", { class: "facts" }, factsOf(preference)),
    make(
      "div",
      { class: "row" },
      button("preferenceChange", about, () => fillIn(preference)),
      button(
        "remove",
        about,
        async () => {
          await removePreference(preference);
          if (changed?.id === preference.id) leave();
          await settle("preferenceRemoved");
        },
        "quiet danger",
      ),
    ),
  );
}

const button = (key, about, act, style = "quiet") =>
  make(
    "button",
    {
      type: "button",
      class: style,
      "aria-label": `${word(key)}: ${about}`,
      onclick: ({ currentTarget }) => attempt(currentTarget, act),
    },
    word(key),
  );

const channelsOf = ({ elements }) => [elements.Email, elements.SMS, elements.Push];

/** The preference that the form describes; what is empty is left out. */
export function preferenceIn({ elements }) {
  const { sistemId, categorie, activ, de, pana, ora } = elements;
  const chosen = channelsOf({ elements }).filter(({ checked }) => checked);
  return {
    ...(sistemId.value ? { sistemId: Number(sistemId.value) } : {}),
    ...(categorie.value ? { categorie: categorie.value } : {}),
    canale: chosen.map(({ name }) => name),
    activ: activ.checked,
    ...(de.value || pana.value ? { liniste: { de: de.value, pana: pana.value } } : {}),
    ...(ora.value ? { rezumat: { ora: ora.value } } : {}),
  };
}

/** Fills the form in with a preference, so that it changes that one. */
function fillIn(preference) {
  changed = preference;
  renderPreferences();
  const { sistemId, categorie, activ, de, pana, ora } = form().elements;
  sistemId.value = String(preference.sistemId ?? "");
  categorie.value = preference.categorie ?? "";
  activ.checked = preference.activ;
  for (const channel of channelsOf(form())) channel.checked = preference.canale.includes(channel.name);
  [de.value, pana.value] = [preference.liniste?.de ?? "", preference.liniste?.pana ?? ""];
  ora.value = preference.rezumat?.ora ?? "";
  focusOn(sistemId);
}

/** Empties the form: it adds a preference again. */
function leave() {
  changed = undefined;
  form().reset();
  renderPreferences();
}

import { byId } from "./elements.js";
import { attempt } from "./messages.js";
import { word } from "./words.js";

/* What is given, and until when: a right and a last day, in the visitor's own time. */

const DAY_MS = 24 * 3600 * 1000;

/** A moment as the day that a field of dates shows. */
export function dayValue(iso) {
  const date = new Date(iso);
  const two = (number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The last moment of a day in a field of dates. */
export const endOfDay = (value) => new Date(`${value}T23:59:59.999`).toISOString();

/** Lets a field take days from today on, at most so many. */
export function limitDays(field, most) {
  field.min = dayValue(Date.now());
  if (most) field.max = dayValue(Date.now() + most * DAY_MS);
}

/** The terms in a form. The moment of an end stays as it was where its day does. */
export function termsIn({ elements: { drept, ultimaZi } }, before) {
  if (ultimaZi.value === "") return { drept: drept.value };
  const isSame = before && dayValue(before) === ultimaZi.value;
  return { drept: drept.value, dataExpirare: isSame ? before : endOfDay(ultimaZi.value) };
}

/** What the dialog is about: its title and its button, the terms before, and what is done with those chosen. */
let asked;

export function connectTerms() {
  const form = byId("terms-form");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { act, before } = asked;
    // Closed first: a refusal is told behind the dialog, where nobody would see it.
    byId("terms-dialog").close();
    void attempt(form.querySelector('[type="submit"]'), () => act(termsIn(form, before.dataExpirare)));
  });
}

/** Asks for terms, beginning with those `before`. */
export function askForTerms({ key, about, before, act }) {
  asked = { act, before };
  const { drept, ultimaZi } = byId("terms-form").elements;
  byId("terms-title").textContent = `${word(key)}: ${about}`;
  byId("terms-submit").textContent = word(key);
  drept.value = before.drept;
  limitDays(ultimaZi);
  ultimaZi.value = before.dataExpirare ? dayValue(before.dataExpirare) : "";
  byId("terms-dialog").showModal();
}

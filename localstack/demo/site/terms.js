import { byId } from "./elements.js";
import { attempt } from "./messages.js";
import { word } from "./words.js";

/* The terms of a grant: a right and a last day, in the visitor's time zone. */

const DAY_MS = 24 * 3600 * 1000;

/** The value of a date field for a moment. */
export function dayValue(iso) {
  const date = new Date(iso);
  const two = (number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The last moment of the day in a date field. */
export const endOfDay = (value) => new Date(`${value}T23:59:59.999`).toISOString();

/** Limits a date field to days from today on, at most `most` days ahead. */
export function limitDays(field, most) {
  field.min = dayValue(Date.now());
  if (most) field.max = dayValue(Date.now() + most * DAY_MS);
}

/** The terms in a form. If the last day is unchanged, so is the moment of the end. */
export function termsIn({ elements: { drept, ultimaZi } }, before) {
  if (ultimaZi.value === "") return { drept: drept.value };
  const isSame = before && dayValue(before) === ultimaZi.value;
  return { drept: drept.value, dataExpirare: isSame ? before : endOfDay(ultimaZi.value) };
}

/** The open dialog: the terms before, and the action for those chosen. */
let asked;

export function connectTerms() {
  const form = byId("terms-form");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { act, before } = asked;
    // Closed first: a refusal appears behind the dialog, out of sight.
    byId("terms-dialog").close();
    void attempt(form.querySelector('[type="submit"]'), () => act(termsIn(form, before.dataExpirare)));
  });
}

/** Asks for terms, starting from those in `before`. */
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

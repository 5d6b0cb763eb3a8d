import { isCurrent, signOut } from "./session.js";
import { byId, make } from "./elements.js";
import { refusalText } from "./refusals.js";
import { word } from "./words.js";

/** What is being said; undefined where nothing is. */
let said;

/**
 * Says something, also to screen readers. `text` is a function, so that it can be said again in another language; an
 * `act` gets a button: `{ key, run }`.
 */
export function tell(text, { isError = false, act } = {}) {
  said = { text, isError, act };
  render();
}

/** Takes back what was said: it speaks of what is no longer shown. */
export function quiet() {
  said = undefined;
  render();
}

/** Both regions are always there: screen readers announce what changes in a region that they know. */
export function render() {
  byId("status").replaceChildren(...(said && !said.isError ? [messageOf(said)] : []));
  byId("alert").replaceChildren(...(said?.isError ? [messageOf(said)] : []));
}

const messageOf = ({ text, isError, act }) =>
  make(
    "div",
    { class: isError ? "message error" : "message" },
    make("p", {}, text()),
    act &&
      button(
        { class: "quiet", onclick: ({ currentTarget }) => attempt(currentTarget, act.run) },
        word(act.key),
      ),
    button({ class: "quiet close", "aria-label": word("close"), onclick: quiet }, "×"),
  );

const button = (properties, text) => make("button", { type: "button", ...properties }, text);

export const refuse = (error) => tell(() => refusalText(error), { isError: true });

/** Runs a visitor's action: its button waits while it runs, and its refusal is told. */
export async function attempt(button, act) {
  quiet();
  button?.setAttribute("aria-busy", "true");
  if (button) button.disabled = true;
  try {
    return await act();
  } catch (error) {
    if (error.name === "AbortError") return undefined;
    if (error.status === 401 && isCurrent(error.token)) signOut();
    refuse(error);
    return undefined;
  } finally {
    button?.removeAttribute("aria-busy");
    if (button) button.disabled = false;
  }
}

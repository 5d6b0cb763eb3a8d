import { isCurrent, signOut } from "./session.js";
import { byId, make } from "./elements.js";
import { refusalText } from "./refusals.js";
import { word } from "./words.js";

/** The current message; undefined if there is none. */
let said;

/**
 * Shows a message, also to screen readers. `text` is a function, so that the message can be repeated in another language;
 * an `act` gets a button: `{ key, run }`.
 */
export function tell(text, { isError = false, act } = {}) {
  said = { text, isError, act };
  render();
}

/** Removes the message: it refers to something that is no longer shown. */
export function quiet() {
  said = undefined;
  render();
}

/** Both regions always exist: screen readers announce changes only in regions that they know. */
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

/** Runs a visitor's action: disables its button while it runs, and shows its refusal. */
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

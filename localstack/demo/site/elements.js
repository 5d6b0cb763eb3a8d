/** Creates an element: `on…` properties become listeners, all others (`class`, `aria-…`) attributes. */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== false));
  return element;
}

/** Closes every dialog: they belong to what was shown until now. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
}

export const byId = (id) => document.getElementById(id);

/** Moves the focus, and the view with it, to an element that was just opened. */
export function focusOn(element) {
  if (!element) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
}

/** True if a click is no order to the browser: a new tab, a download. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** True if nothing that is shown has the focus, for example because the pressed button is gone. */
export const isFocusLost = () =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.closest("[hidden]") !== null;

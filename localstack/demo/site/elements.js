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

export const byId = (id) => document.getElementById(id);

/** Shows a message, also to screen readers. */
export function tell(text, isError = false) {
  const message = byId("message");
  message.hidden = !text;
  message.classList.toggle("error", isError);
  message.textContent = text ?? "";
}

/** Runs a visitor's action: disables its button while it runs, shows its error. */
export async function attempt(button, act) {
  tell("");
  if (button) button.disabled = true;
  try {
    await act();
  } catch (error) {
    tell(error.message, true);
  } finally {
    if (button) button.disabled = false;
  }
}

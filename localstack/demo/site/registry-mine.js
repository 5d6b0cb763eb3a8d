import { Refusal } from "./refusals.js";
import { readMe } from "./registry-api.js";
import { connectContacts, loadContacts, renderContacts } from "./registry-contacts.js";
import { connectDevices, loadDevices, renderDevices } from "./registry-devices.js";
import { connectPreferences, loadPreferences, renderPreferences } from "./registry-preferences.js";
import { connectReceived, loadReceived, renderReceived } from "./registry-received.js";

/* What a person sees and decides: what they were sent, their addresses, preferences and browsers. */

let login;

export function connectMine() {
  connectContacts();
  connectPreferences();
  connectDevices(() => login);
  connectReceived();
}

/** Loads all that is the visitor's. @throws Refusal if the visitor is no recipient, or the registry is switched off */
export async function enterMine(visitor) {
  ({ login } = visitor);
  await readMe().catch((error) => {
    throw error.status === 404 ? new Refusal("registryOff", { status: 404 }) : error;
  });
  await Promise.all([loadContacts(), loadPreferences(), loadDevices()]);
  await loadReceived();
}

export function renderMine() {
  renderContacts();
  renderPreferences();
  renderDevices();
  renderReceived();
}

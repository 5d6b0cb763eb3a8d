import { byId, focusOn, make } from "./elements.js";
import { facts } from "./facts.js";
import { moment } from "./format.js";
import { attempt, tell } from "./messages.js";
import { onSignedOut } from "./notices-api.js";
import { addDevice, listDevices, removeDevice } from "./registry-api.js";
import { word } from "./words.js";

/*
 * The browsers of a person that take push messages. A real browser would subscribe at its own service outside of this machine,
 * so the page subscribes the demo browser at the local one.
 */

let devices = [];

/** @param name returns the name of the demo browser */
export function connectDevices(name) {
  byId("add-device").addEventListener("click", ({ currentTarget }) =>
    attempt(currentTarget, async () => {
      const endpoint = `http://localhost:${facts.ports.push}/push/${name()}`;
      await addDevice({ endpoint, keys: facts.demoBrowser });
      await settle("deviceAdded");
    }),
  );
  onSignedOut(() => {
    devices = [];
    renderDevices();
  });
}

export async function loadDevices() {
  devices = await listDevices();
  renderDevices();
}

async function settle(key) {
  await loadDevices();
  focusOn(byId("devices-title"));
  tell(() => word(key));
}

export function renderDevices() {
  byId("devices").replaceChildren(...devices.map(entryOf));
  byId("no-devices").hidden = devices.length > 0;
}

function entryOf(device) {
  const { endpoint, creatLa } = device;
  const name = endpoint.replace(/^https?:\/\//, "");
  const remove = async () => {
    await removeDevice(device);
    await settle("deviceRemoved");
  };
  return make(
    "li",
    {},
    make("strong", {}, name),
    make("p", { class: "facts" }, word("subscribedOn", { at: moment(creatLa) })),
    make(
      "div",
      { class: "row" },
      make(
        "button",
        {
          type: "button",
          class: "quiet danger",
          "aria-label": `${word("remove")}: ${name}`,
          onclick: ({ currentTarget }) => attempt(currentTarget, remove),
        },
        word("remove"),
      ),
    ),
  );
}

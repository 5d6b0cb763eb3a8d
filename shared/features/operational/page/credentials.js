/* The credentials that samples and requests carry: those of the demo data, or those that the reader types. */

import { element } from "./element.js";

/** @param changed draws the samples again; `address` makes the records that samples lack */
export function credentialsForm({ words, demo, contract, demoAddress }, changed) {
  const schemes = Object.entries(contract.components.securitySchemes).filter(
    ([, { type }]) => type !== "mutualTLS",
  );
  const form = element(
    "form",
    {
      onsubmit: (event) => {
        event.preventDefault();
        for (const [scheme, definition] of schemes) {
          const value = read(event.target, scheme, definition);
          demo.typed[scheme] = value;
        }
        changed();
      },
    },
    schemes.map(([scheme, definition]) => fieldsFor(scheme, definition, { words, demo })),
    element("button", { type: "submit" }, words.use),
  );
  const status = element("p", { role: "status" });
  const make = element(
    "button",
    {
      type: "button",
      onclick: async () => {
        status.textContent = words.making;
        await demo.load(demoAddress, "POST");
        changed();
        show();
      },
    },
    words.make,
  );
  const show = () => {
    status.textContent = demo.isPresent ? words.demo : words.noDemo;
    make.hidden = demo.missing === 0;
  };
  show();
  const view = element(
    "section",
    { class: "credentials", "aria-label": words.credentials },
    status,
    make,
    element("details", {}, element("summary", {}, words.credentials), form),
  );
  return { view, show };
}

function fieldsFor(scheme, { scheme: kind }, { words, demo }) {
  const field = (name, label, value, type) =>
    element(
      "label",
      {},
      element("span", {}, label),
      element("input", { name, value, type, autocomplete: "off" }),
    );
  if (kind === "basic") {
    const { username, password } = demo.typed[scheme] ?? {};
    return [
      field(`${scheme}.username`, `${words.schemes[scheme]}: ${words.username}`, username, "text"),
      field(`${scheme}.password`, `${words.schemes[scheme]}: ${words.password}`, password, "password"),
    ];
  }
  return field(scheme, words.schemes[scheme], demo.typed[scheme], "password");
}

function read(form, scheme, { scheme: kind }) {
  const valueOf = (name) => form.elements.namedItem(name).value.trim();
  if (kind !== "basic") return valueOf(scheme) || undefined;
  const [username, password] = [valueOf(`${scheme}.username`), valueOf(`${scheme}.password`)];
  return username ? { username, password } : undefined;
}

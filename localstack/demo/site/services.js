import { byId, make } from "./elements.js";
import { facts } from "./facts.js";
import { word } from "./words.js";

let health = {};

export async function loadHealth() {
  const isUp = (service) =>
    fetch(`/${service}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  const entries = await Promise.all(facts.services.map(async (service) => [service, await isUp(service)]));
  health = Object.fromEntries(entries);
  renderServices();
}

export function renderServices() {
  const link = (service, path, text) =>
    make("a", { href: `/${service}/${path}`, "aria-label": `${text}: ${service}` }, text);
  const entries = facts.services.map((service) =>
    make(
      "li",
      {},
      make("strong", {}, service),
      service in health
        ? make(
            "span",
            { class: health[service] ? "badge good" : "badge bad" },
            word(health[service] ? "up" : "down"),
          )
        : undefined,
      make(
        "span",
        { class: "links" },
        link(service, "docs", word("apiPage")),
        link(service, "health", word("health")),
        link(service, "api/v1/openapi.json", "OpenAPI"),
        link(service, "metrics", "metrics"),
      ),
    ),
  );
  byId("services").replaceChildren(...entries);
}

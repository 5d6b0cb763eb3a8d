import * as api from "./api.js";
import { forget, refresh, render, uploading } from "./documents.js";
import { attempt, byId, make, tell } from "./elements.js";
import { currentLanguage, speak, word } from "./words.js";

const facts = await (await fetch("/site/facts.json")).json();
const credentials = byId("credentials");
let health = {};

speak(() => {
  renderPeople();
  renderServices();
  render();
});
byId("cloud-port").textContent = facts.ports.cloud;
uploading(byId("upload"));

credentials.addEventListener("submit", (event) => {
  event.preventDefault();
  enter(credentials.username.value, credentials.password.value, credentials.querySelector("button"));
});

byId("sign-out").addEventListener("click", () => {
  api.signOut();
  forget();
  tell("");
  showWork(false);
});

const enter = (username, password, button) =>
  attempt(button, async () => {
    await api.signIn(username, password);
    await showAccount();
  });

/** Shows the signed-in visitor's documents. */
async function showAccount() {
  const { login, firstName, lastName } = await api.account();
  byId("who").textContent = [firstName, lastName].filter(Boolean).join(" ") || login;
  showWork(true);
  await refresh();
}

function showWork(isIn) {
  byId("sign-in").hidden = isIn;
  for (const id of ["work", "who", "sign-out"]) byId(id).hidden = !isIn;
}

function renderPeople() {
  const hint = document.querySelector('[data-word="signInHint"]');
  hint.replaceChildren(word("signInHint"), " ", make("code", {}, facts.password));
  const entries = facts.people.map(({ login, firstName, lastName, about }) =>
    make(
      "li",
      {},
      make(
        "button",
        {
          type: "button",
          class: "entry",
          onclick: (event) => enter(login, facts.password, event.currentTarget),
        },
        make("strong", {}, `${firstName} ${lastName}`),
        make("span", { class: "facts" }, about[currentLanguage()]),
        make("code", {}, login),
      ),
    ),
  );
  byId("people").replaceChildren(...entries);
  const passwords = facts.protected.map(({ denumire, password }) =>
    make("span", {}, `${word("passwordOf", { denumire })} `, make("code", {}, password)),
  );
  byId("passwords").replaceChildren(...passwords);
}

function renderServices() {
  const entries = facts.services.map((service) =>
    make(
      "li",
      {},
      make("strong", {}, service),
      make(
        "span",
        { class: health[service] ? "badge now" : "badge secret" },
        word(health[service] ? "up" : "down"),
      ),
      make("a", { href: `/${service}/docs` }, word("apiPage")),
      make("a", { href: `/${service}/health` }, word("health")),
      make("a", { href: `/${service}/api/v1/openapi.json` }, "OpenAPI"),
      make("a", { href: `/${service}/metrics` }, "metrics"),
    ),
  );
  byId("services").replaceChildren(...entries);
}

health = Object.fromEntries(
  await Promise.all(facts.services.map(async (service) => [service, await api.isHealthy(service)])),
);
renderServices();

if (api.isSignedIn()) {
  await showAccount().catch(() => {
    api.signOut();
    showWork(false);
  });
}

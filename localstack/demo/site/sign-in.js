import * as api from "./api.js";
import { byId, make } from "./elements.js";
import { facts } from "./facts.js";
import { attempt } from "./messages.js";
import { currentLanguage, word } from "./words.js";

/** Connects the form; `entered` runs after a sign-in. */
export function connectSignIn(entered) {
  const form = byId("credentials");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { username, password } = form.elements;
    void enter(username.value, password.value, form.querySelector("button"));
  });
  const enter = (username, password, button) =>
    attempt(button, async () => {
      await api.signIn(username, password);
      form.reset();
      await entered();
    });
  return function renderPeople() {
    byId("demo-password").textContent = facts.password;
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
      make("p", {}, `${word("passwordOf", { denumire })} `, make("code", {}, password)),
    );
    byId("passwords").replaceChildren(...passwords);
  };
}

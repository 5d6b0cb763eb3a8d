import { byId, make } from "./elements.js";
import { facts } from "./facts.js";
import { attempt } from "./messages.js";

/**
 * Connects the form of a sign-in, and the buttons of demo people.
 *
 * @param people the demo people, each with `about`
 * @param textOf the text of an `about` in the current language
 * @param signIn signs in by name and password
 * @param entered runs after a sign-in
 * @returns renders the people in the current language
 */
export function connectSignInForm({ people, textOf, signIn, entered }) {
  const form = byId("credentials");
  const enter = (username, password, button) =>
    attempt(button, async () => {
      await signIn(username, password);
      form.reset();
      await entered();
    });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { username, password } = form.elements;
    void enter(username.value, password.value, form.querySelector("button"));
  });
  const personOf = ({ login, firstName, lastName, about }) =>
    make(
      "li",
      {},
      make(
        "button",
        {
          type: "button",
          class: "entry",
          onclick: ({ currentTarget }) => enter(login, facts.password, currentTarget),
        },
        make("strong", {}, `${firstName} ${lastName}`),
        make("span", { class: "facts" }, textOf(about)),
        make("code", {}, login),
      ),
    );
  return function renderPeople() {
    byId("demo-password").textContent = facts.password;
    byId("people").replaceChildren(...people.map(personOf));
  };
}

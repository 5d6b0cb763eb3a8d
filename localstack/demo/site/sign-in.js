import * as api from "./api.js";
import { byId, make } from "./elements.js";
import { facts } from "./facts.js";
import { connectSignInForm } from "./sign-in-form.js";
import { currentLanguage, word } from "./words.js";

/** Connects the form; `entered` runs after a sign-in. */
export function connectSignIn(entered) {
  const renderPeople = connectSignInForm({
    people: facts.people,
    textOf: (about) => about[currentLanguage()],
    signIn: api.signIn,
    entered,
  });
  return function renderSignIn() {
    renderPeople();
    const passwords = facts.protected.map(({ denumire, password }) =>
      make("p", {}, `${word("passwordOf", { denumire })} `, make("code", {}, password)),
    );
    byId("passwords").replaceChildren(...passwords);
  };
}

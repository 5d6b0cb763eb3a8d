import { choose, language, say } from "./language.ts";
import { common, type Text, type Words } from "./words.ts";

/** An element that the page has. @throws Error if the page does not have it */
export function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found as E;
}

export function make(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

const LANGUAGES = { ro: "Română", ru: "Русский" };

interface Page {
  /** The texts of `data-word` in the page, besides the common ones. */
  words: Words;
  /** The title of the window. */
  title(): string;
  /** Shows everything except `data-word`s, in the current language. */
  render?(): void;
}

let page: Page;
/** True if the person has to correct something. */
let hasProblem = false;
const rendered: (() => void)[] = [];

/** Shows the page in the current language, and again after each change of the language. */
export function open(opened: Page): void {
  page = opened;
  const bar = byId("languages");
  for (const key of ["ro", "ru"] as const) {
    const button = document.createElement("button");
    button.type = "button";
    button.lang = key;
    button.textContent = LANGUAGES[key];
    button.addEventListener("click", () => {
      choose(key);
      show();
    });
    bar.append(button);
  }
  show();
  byId("main").hidden = false;
}

/** Shows the page again after a change. */
export function show(): void {
  const words: Words = { ...common, ...page.words };
  document.documentElement.lang = language();
  for (const element of document.querySelectorAll<HTMLElement>("[data-word]")) {
    const text = words[element.dataset.word ?? ""];
    if (text) element.textContent = say(text);
  }
  for (const button of byId("languages").querySelectorAll("button"))
    button.setAttribute("aria-pressed", String(button.lang === language()));
  page.render?.();
  for (const render of rendered) render();
  const title = `${page.title()} – Temelia`;
  document.title = hasProblem ? say(common.errorInTitle, { title }) : title;
}

/** Calls a function each time the page is shown. */
export const whenShown = (render: () => void): void => void rendered.push(render);

export const setProblem = (value: boolean): void => {
  hasProblem = value;
};

/** Replaces the question with its outcome, and moves the focus there. */
export function conclude(outcome: Text, values: Record<string, string> = {}): void {
  setProblem(false);
  const place = byId("outcome");
  whenShown(() => place.replaceChildren(make("p", say(outcome, values))));
  place.hidden = false;
  document.getElementById("form")?.setAttribute("hidden", "");
  show();
  place.focus();
}

/** Shows a link below the question to where the person may go from here. */
export function offer(text: Text, href: string): void {
  const place = byId("next");
  const link = document.createElement("a");
  link.href = href;
  place.replaceChildren(link);
  place.hidden = false;
  whenShown(() => {
    link.textContent = say(text);
  });
}

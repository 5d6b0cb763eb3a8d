import { languageNames, languages } from "../../shared/everywhere/texts.ts";
import { chooseLanguage } from "../words/language.ts";
import { language, say } from "./language.ts";
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

interface Page {
  /** The texts of `data-word` in the page, besides the common ones. */
  words: Words;
  /** The title of the window. */
  title(): string;
  /** Shows everything except `data-word`s. */
  render?(): void;
}

let page: Page;
/** True if the person has to correct something. */
let hasProblem = false;
const rendered: (() => void)[] = [];
/** What was done last. */
let told: (() => string) | undefined;

/** Shows the page, with what was typed into it before its language was changed or a sign-in was due. */
export function open(opened: Page): void {
  page = opened;
  const bar = byId("languages");
  bar.setAttribute("aria-label", say(common.language));
  for (const key of languages) {
    const button = document.createElement("button");
    button.type = "button";
    button.lang = key;
    button.textContent = languageNames[key];
    button.setAttribute("aria-pressed", String(key === language()));
    button.addEventListener("click", () => {
      keepTyped();
      // An outcome is not shown again.
      chooseLanguage(key, { loses: document.getElementById("outcome")?.hidden === false });
    });
    bar.append(button);
  }
  showTyped();
  show();
  byId("main").hidden = false;
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was typed into this page, until it is there again: in another language, or after a sign-in. */
const typedName = (): string => `typed.${location.pathname}`;

const controls = (): Control[] => [
  ...document.querySelectorAll<Control>("#form :is(input, select, textarea)"),
];

const isUnkept = ({ type }: Control): boolean => type === "password" || type === "file";

const isChosen = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

export function keepTyped(): void {
  const typed = controls()
    .filter((control) => control.id !== "" && !isUnkept(control))
    .map((control) => [control.id, isChosen(control) ? control.checked : control.value]);
  try {
    sessionStorage.setItem(typedName(), JSON.stringify(typed));
  } catch {
    // A browser may forbid pages to keep anything.
  }
}

function showTyped(): void {
  const values = new Map(takeTyped());
  for (const control of controls()) {
    const value = isUnkept(control) ? undefined : values.get(control.id);
    if (isChosen(control) && typeof value === "boolean") control.checked = value;
    else if (typeof value === "string") control.value = value;
  }
}

function takeTyped(): [id: string, value: string | boolean][] {
  try {
    const kept = sessionStorage.getItem(typedName());
    sessionStorage.removeItem(typedName());
    return kept === null ? [] : (JSON.parse(kept) as ReturnType<typeof takeTyped>);
  } catch {
    return [];
  }
}

/** Shows the page again after a change. */
export function show(): void {
  const words: Words = { ...common, ...page.words };
  for (const element of document.querySelectorAll<HTMLElement>("[data-word]")) {
    const text = words[element.dataset.word ?? ""];
    if (text) element.textContent = say(text);
  }
  page.render?.();
  if (told) byId("outcome").replaceChildren(make("p", told()));
  for (const render of rendered) render();
  const title = `${page.title()} – Temelia`;
  document.title = hasProblem ? say(common.errorInTitle, { title }) : title;
}

/** Calls a function each time the page is shown. */
export const whenShown = (render: () => void): void => void rendered.push(render);

export const setProblem = (value: boolean): void => {
  hasProblem = value;
};

/** Says what was done, and moves the focus there. */
export function tellOutcome(outcome: Text, values: Record<string, string> = {}): void {
  setProblem(false);
  const place = byId("outcome");
  told = () => say(outcome, values);
  place.hidden = false;
  show();
  place.focus();
}

/** Forgets it, before the next act. */
export const clearOutcome = (): void => {
  byId("outcome").hidden = true;
};

/** Replaces the question with its outcome. */
export function conclude(outcome: Text, values?: Record<string, string>): void {
  document.getElementById("form")?.setAttribute("hidden", "");
  tellOutcome(outcome, values);
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

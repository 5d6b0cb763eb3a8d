import { Refusal } from "./api.ts";
import { say } from "./language.ts";
import { byId, type Control, make, setProblem, show, whenShown } from "./page.ts";
import { common, type Text } from "./words.ts";

/** A mistake in the named field, or in the whole form if there is no field. */
export interface Problem {
  field?: string;
  text(): string;
}

interface Question {
  /** Checks an answer before it is sent. Without it, every answer is sent. */
  check?(answers: Record<string, string>): Problem[];
  send(answers: Record<string, string>): Promise<void>;
  /** The problem behind a refusal; undefined to show what the service says. */
  explain?(refusal: Refusal): Problem | undefined;
}

/** What a question offers to other acts of its page. */
interface Asking {
  /** Shows the refusal of another act like one of the form; `explaining` gives the problem behind it. */
  attempt(act: () => Promise<void>, explaining?: Question["explain"]): Promise<void>;
  /** Forgets what was wrong. */
  clear(): void;
}

export const problem = (field: string, text: Text): Problem => ({ field, text: () => say(text) });

/**
 * A form with one question. After a refused answer, a summary before the form gets the focus and links to each wrong
 * field, which has its own message. The browser's messages are off, because they are not in the page's language.
 */
export function ask({ check = () => [], send, explain = () => undefined }: Question): Asking {
  const form = byId<HTMLFormElement>("form");
  const button = byId("send");
  let problems: Problem[] = [];
  let isSending = false;

  addSummary();
  fieldsOf(form).forEach(addError);
  whenShown(() => {
    showSummary(form, problems);
    showAtFields(form, problems);
  });

  function tell(found: Problem[]): void {
    problems = found;
    setProblem(found.length > 0);
    show();
    if (found.length > 0) byId("summary").focus();
  }

  /** A second press sends nothing while the first is under way; a disabled button would lose the focus. */
  async function attempt(act: () => Promise<void>, explaining = explain): Promise<void> {
    if (isSending) return;
    isSending = true;
    button.setAttribute("aria-disabled", "true");
    try {
      await act();
      tell([]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const explained = explaining(error);
      tell(explained ? [explained] : problemsOf(error, form));
    } finally {
      isSending = false;
      button.removeAttribute("aria-disabled");
    }
  }

  async function submit(): Promise<void> {
    const answers = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
    );
    const found = isSending ? [] : check(answers);
    if (found.length > 0) return tell(found);
    await attempt(() => send(answers));
  }

  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });
  return { attempt, clear: () => tell([]) };
}

/** Reads what a page shows, or else the sentence that says why there is nothing: `gone` if it does not exist. */
export async function readOr<T>(ask: () => Promise<T>, gone: Text): Promise<T | (() => string)> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // What is no id at all is a bad request, but for people it is missing too.
    if (error.status === 404 || error.status === 400) return () => say(gone);
    return () => textOf(error);
  }
}

/** A hidden field is not sent. */
export function showQuestion(name: string, isShown: boolean): void {
  byId(`ask-${name}`).hidden = !isShown;
  byId<HTMLInputElement>(name).disabled = !isShown;
}

/** Shows a sentence instead of missing content. */
export function showMissing(text: string | undefined): void {
  byId("gone").hidden = text === undefined;
  byId("gone").textContent = text ?? "";
}

/** The service's own messages, at the form's fields or else for the whole form. */
export function problemsOf(refusal: Refusal, form?: HTMLFormElement): Problem[] {
  const atFields = refusal.fields
    .filter(({ field }) => form?.elements.namedItem(field))
    .map(({ field, message }) => ({ field, text: () => message }));
  return atFields.length > 0 ? atFields : [{ text: () => textOf(refusal) }];
}

function textOf({ status, detail, retryAfter }: Refusal): string {
  if (status === undefined) return say(common.offline);
  if (status === 429 && retryAfter) return say(common.tooMany, { seconds: retryAfter });
  // What a service says about a missing token is for programs.
  if (status === 401) return say(common.ended);
  return detail ?? say(status >= 500 ? common.offline : common.refused);
}

/** The place of the mistakes, above the heading of the page. */
function addSummary(): void {
  const summary = document.createElement("div");
  summary.id = "summary";
  summary.className = "summary";
  summary.setAttribute("role", "alert");
  summary.setAttribute("aria-labelledby", "summary-title");
  summary.tabIndex = -1;
  summary.hidden = true;
  document.querySelector("h1")?.before(summary);
}

/** The fields with a message of their own; a choice of several shows none. */
const fieldsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>('input:not([type="checkbox"]), select, textarea'),
];

/** The place of the mistake in a field, above it. */
function addError(field: Control): void {
  const error = make("span", "");
  error.id = `${field.id}-error`;
  error.className = "error";
  error.hidden = true;
  field.before(error);
}

function showSummary(form: HTMLFormElement, problems: Problem[]): void {
  const summary = byId("summary");
  summary.hidden = problems.length === 0;
  const title = make("h2", say(common.problem));
  title.id = "summary-title";
  const list = document.createElement("ul");
  for (const { field, text } of problems) {
    const item = document.createElement("li");
    const input = field === undefined ? null : form.querySelector<HTMLElement>(`[name="${field}"]`);
    if (input) item.append(linkTo(input, text()));
    else item.textContent = text();
    list.append(item);
  }
  summary.replaceChildren(title, list);
}

function linkTo(input: HTMLElement, text: string): HTMLElement {
  const link = document.createElement("a");
  link.href = `#${input.id}`;
  link.textContent = text;
  link.addEventListener("click", (event) => {
    // The address may contain a key, so it must stay as it is.
    event.preventDefault();
    input.focus();
  });
  return link;
}

function showAtFields(form: HTMLFormElement, problems: Problem[]): void {
  for (const input of fieldsOf(form)) {
    const found = problems.find(({ field }) => field === input.name);
    const hint = document.getElementById(`${input.id}-hint`);
    const error = byId(`${input.id}-error`);
    error.hidden = !found;
    error.textContent = found?.text() ?? "";
    input.closest(".question")?.classList.toggle("wrong", found !== undefined);
    if (found) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
    const described = [hint?.id, found && error.id].filter(Boolean).join(" ");
    if (described) input.setAttribute("aria-describedby", described);
    else input.removeAttribute("aria-describedby");
  }
}

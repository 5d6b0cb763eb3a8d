/* The script of the pages: adds messages that arrive, sends the answer to an SMS, and copies logins. */

const EVERY_MS = 2000;

const region = document.querySelector<HTMLElement>("#status");

/** Says one of the texts that the page brought; without one, says nothing. */
function say(key?: "copied" | "notReplied" | "offline" | "replied", value = ""): void {
  if (region) region.textContent = key === undefined ? "" : `${region.dataset[key] ?? ""} ${value}`.trim();
}

/** Adds the messages that the page does not have yet, so that those in view keep their place and the focus. */
function add(messages: Element, read: Element): void {
  const list = messages.querySelector("ol");
  if (!list) return;
  const arrived = [...read.querySelectorAll<HTMLElement>("ol > li")].filter(
    ({ dataset }) => !list.querySelector(`[data-entry="${dataset.entry ?? ""}"]`),
  );
  if (arrived.length > 0) messages.querySelector(":scope > p")?.remove();
  list.prepend(...arrived);
}

async function follow(messages: Element): Promise<void> {
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer?.ok) return say("offline");
  if (region?.textContent === region?.dataset.offline) say();
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const read = page.querySelector("#messages");
  if (read) add(messages, read);
}

async function sendReply(form: HTMLFormElement): Promise<void> {
  const request = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  };
  const answer = await fetch("/sms/reply", request).catch(() => undefined);
  const isTaken = answer?.ok === true;
  say(isTaken ? "replied" : "notReplied");
  const text = form.querySelector<HTMLInputElement>("[name=text]");
  if (isTaken && text) text.value = "";
}

/** Prepares an answer in the name of a number. */
function replyAs(form: HTMLFormElement, number: string): void {
  const from = form.querySelector<HTMLInputElement>("[name=from]");
  if (from) from.value = number;
  form.querySelector<HTMLInputElement>("[name=text]")?.focus();
}

const messages = document.querySelector("#messages");
if (messages) setInterval(() => void follow(messages), EVERY_MS);

const reply = document.querySelector<HTMLFormElement>("#reply");
reply?.addEventListener("submit", (event) => {
  event.preventDefault();
  void sendReply(reply);
});

document.addEventListener("click", ({ target }) => {
  const button =
    target instanceof Element ? target.closest<HTMLElement>("[data-copy], [data-reply-as]") : null;
  const { copy, replyAs: number } = button?.dataset ?? {};
  if (copy !== undefined) void navigator.clipboard.writeText(copy).then(() => say("copied", copy));
  if (number !== undefined && reply) replyAs(reply, number);
});

export {};

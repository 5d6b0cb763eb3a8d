/* The form that sends an operation with typed values; the samples above show the request as it is typed. */

import { element } from "./element.js";
import { FORM, requestOf } from "./request.js";
import { addressOf } from "./samples.js";

export function trial(operation, page) {
  const { words, samples } = page;
  const shown = operation.parameters.filter(
    ({ in: place, name }) => place !== "header" && !/^filter\[/.test(name),
  );
  const fields = shown.map((parameter) => fieldOf(parameter, samples.call));
  const body = bodyField(samples.call, words);
  const outcome = element("div", { class: "outcome", role: "status" });
  const redraw = () => samples.draw({ ...typedIn(fields), ...body?.value() });
  const form = element(
    "form",
    {
      oninput: redraw,
      onsubmit: async (event) => {
        event.preventDefault();
        redraw();
        outcome.replaceChildren(words.sending);
        outcome.replaceChildren(...(await answerOf(samples.call, body, page)));
      },
    },
    fields.map(({ label }) => label),
    body?.label,
    element("button", { type: "submit", class: "send" }, words.send),
  );
  return [form, outcome];
}

/** Values that only stand for one are not put into the field. */
function fieldOf({ name, in: place, schema, required, description }, call) {
  const known = call[place].find((one) => one.name === name);
  const input = element("input", {
    name,
    value: known && !known.note && !/\s/.test(String(known.value)) ? known.value : undefined,
    required: required || place === "path",
    inputmode: schema.type === "integer" ? "numeric" : undefined,
    autocomplete: "off",
    title: description,
  });
  const label = element("label", {}, element("span", {}, name), input);
  const value = () =>
    schema.type === "integer" && /^\d+$/.test(input.value) ? Number(input.value) : input.value;
  return { name, place, label, input, value };
}

function typedIn(fields) {
  const typed = (place) =>
    Object.fromEntries(
      fields
        .filter((field) => field.place === place && field.input.value !== "")
        .map(({ name, value }) => [name, value()]),
    );
  return { path: typed("path"), query: typed("query") };
}

/** The body as text, with a file beside it if the operation takes one; a GET is sent without. */
function bodyField({ body, type, isGet }, words) {
  if (body === undefined || isGet) return undefined;
  const isForm = type === FORM;
  const { file: _file, ...others } = isForm ? body : {};
  const value = isForm ? others : body;
  const input = element("textarea", { name: "body", rows: 8, spellcheck: "false" });
  input.value = typeof value === "string" ? value : JSON.stringify(value, undefined, 2);
  const file = isForm ? element("input", { type: "file", name: "file" }) : undefined;
  const parsed = () => {
    try {
      return typeof body === "string" ? input.value : JSON.parse(input.value);
    } catch {
      return undefined;
    }
  };
  return {
    label: [
      file && element("label", {}, element("span", {}, words.file), file),
      element("label", {}, element("span", {}, words.body), input),
    ],
    chosen: () => file?.files[0],
    value: () => {
      const whole = parsed();
      if (whole === undefined) return {};
      return { body: isForm ? { file: body.file, ...whole } : whole };
    },
  };
}

/** What the service answers, or that it did not. */
async function answerOf(call, field, { words, address }) {
  const begun = performance.now();
  try {
    const response = await fetch(address + addressOf(call), requestOf(call, field?.chosen()));
    const milliseconds = Math.round(performance.now() - begun);
    const line = element("p", { class: "status" }, `${response.status} · ${milliseconds} ms`);
    const type = response.headers.get("content-type") ?? "";
    if (/json|^text\//.test(type)) return [line, textBlock(await response.text(), type, words)];
    const content = await response.blob();
    if (content.size === 0) return [line];
    const href = URL.createObjectURL(content);
    return [line, element("a", { href, download: "" }, `${words.save} (${content.size} B, ${type})`)];
  } catch {
    return [element("p", { class: "status" }, words.unreachable)];
  }
}

function textBlock(text, type, words) {
  const pretty = /json/.test(type) ? JSON.stringify(JSON.parse(text), undefined, 2) : text;
  return element(
    "pre",
    { tabindex: 0, role: "region", "aria-label": words.answer },
    pretty.slice(0, 200_000),
  );
}

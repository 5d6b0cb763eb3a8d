/* An operation of the page: its line, and its parts, which are made when it is opened. */

import { codeBlock } from "./code.js";
import { element, paragraphs } from "./element.js";
import { inLanguage, isForeign } from "./localized.js";
import { schemeOf } from "./operations.js";
import { callOf, clientSample, curlSample } from "./samples.js";
import { fieldsOf, typeOf } from "./schema.js";
import { trial } from "./trial.js";

/** @param older the views of the operation at the addresses that it took the place of */
export function operationView(operation, page, older = []) {
  const { language, words } = page;
  const summary = inLanguage(operation.summary, language);
  const view = element(
    "details",
    { class: "operation", id: operation.operationId },
    element(
      "summary",
      {},
      element("span", { class: `method ${operation.method}` }, operation.method.toUpperCase()),
      " ",
      element("code", { class: "path" }, operation.path),
      " ",
      element(
        "span",
        { class: "about", lang: isForeign(operation.summary, language) ? "ro" : undefined },
        summary,
      ),
      operation.deprecated && element("span", { class: "deprecated" }, ` ${words.deprecated}`),
    ),
    older.length > 0 &&
      element("details", { class: "older" }, element("summary", {}, words.older(older.length)), older),
  );
  view.addEventListener("toggle", () => view.firstChild.after(partsOf(operation, page)), { once: true });
  return view;
}

function partsOf(operation, page) {
  const { words, language } = page;
  const samples = samplesOf(operation, page);
  const scheme = schemeOf(operation);
  return element(
    "div",
    { class: "parts" },
    samples.block,
    element(
      "p",
      { class: "facts" },
      element("code", {}, operation.operationId),
      ` · ${scheme ? words.schemes[scheme] : words.anybody}`,
    ),
    ...(operation.description ? paragraphs(inLanguage(operation.description, language)) : []),
    ...parametersOf(operation, page),
    ...bodyOf(operation, page),
    ...answersOf(operation, page),
    trialOf(operation, { ...page, samples }),
  );
}

/** The form is made when it is opened, with the values that the samples have then. */
function trialOf(operation, page) {
  const view = element("details", { class: "trial" }, element("summary", {}, page.words.try));
  view.addEventListener("toggle", () => view.append(...trial(operation, page)), { once: true });
  return view;
}

/** The samples, drawn again with other values and when the demo data arrive. `of` names them for screen readers. */
export function samplesOf(operation, page, of = operation.operationId) {
  const { words, service, base, contract, operations, demo, drawn } = page;
  const typescript = codeBlock(words.client, words, of);
  const curl = codeBlock("curl", words, of);
  const block = element(
    "section",
    { class: "samples" },
    element("h4", {}, words.samples),
    typescript.block,
    element("details", {}, element("summary", {}, "curl"), curl.block),
  );
  const samples = {
    block,
    call: undefined,
    /** @param typed values that the reader has typed */
    draw(typed = {}) {
      const own = demo.of(operation);
      const values = {
        ...own,
        ...typed,
        path: { ...own.path, ...typed.path },
        query: { ...own.query, ...typed.query },
      };
      const { securitySchemes: schemes } = contract.components;
      samples.call = callOf(operation, { operations, schemes, demo: values, words: words.placeholders });
      typescript.set(clientSample(samples.call, { service, base }));
      curl.set(curlSample(samples.call, { service, base }));
    },
  };
  samples.draw();
  drawn.add(() => samples.draw());
  return samples;
}

function parametersOf({ parameters }, { words, language, contract }) {
  if (parameters.length === 0) return [];
  const line = ({ name, in: place, schema, required, description }) =>
    element(
      "li",
      {},
      element("code", { class: "name" }, name),
      " ",
      element("span", { class: "type" }, `${typeOf(schema, contract.components)}, ${words.places[place]}`),
      required && element("span", { class: "required" }, ` ${words.required}`),
      description && element("span", { class: "about" }, ` ${inLanguage(description, language)}`),
    );
  const isCommon = ({ name, in: place }) => place === "header" || /^filter\[/.test(name);
  const [common, own] = [parameters.filter(isCommon), parameters.filter((one) => !isCommon(one))];
  return [
    element("h4", {}, words.parameters),
    own.length > 0 && element("ul", { class: "fields" }, own.map(line)),
    common.length > 0 &&
      element(
        "details",
        {},
        element("summary", {}, `${words.moreParameters} (${common.length})`),
        element("ul", { class: "fields" }, common.map(line)),
      ),
  ];
}

function bodyOf({ requestBody }, page) {
  const [type, { schema } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type) return [];
  const { components } = page.contract;
  return [
    element("h4", {}, page.words.body, " ", element("span", { class: "type" }, type)),
    fieldsOf(schema, { ...page, components }) ?? element("p", { class: "type" }, typeOf(schema, components)),
  ];
}

/** The example of an error, as the service says it in the language; others than errors are in Romanian. */
function exampleOf({ content = {} }, of, { words, language }) {
  const [{ example: romanian, "x-examples": others = {} } = {}] = Object.values(content);
  if (romanian === undefined) return undefined;
  const example = others[language] ?? romanian;
  return element(
    "pre",
    {
      tabindex: 0,
      role: "region",
      "aria-label": `${words.example}: ${of}`,
      lang: example !== romanian || language === "ro" ? undefined : "ro",
    },
    JSON.stringify(example, undefined, 2),
  );
}

function answersOf({ operationId, responses }, page) {
  const { components } = page.contract;
  const line = ([status, answer]) => {
    const own = answer.$ref ? components.responses[answer.$ref.split("/").at(-1)] : answer;
    const [type, { schema } = {}] = Object.entries(own.content ?? {})[0] ?? [];
    const said = [
      element("code", { class: "name" }, status),
      ` ${inLanguage(own.description, page.language)} `,
      type && element("span", { class: "type" }, type),
    ];
    const more = status.startsWith("2")
      ? schema && fieldsOf(schema, { ...page, components })
      : exampleOf(own, `${status}, ${operationId}`, page);
    return element("li", {}, more ? element("details", {}, element("summary", {}, said), more) : said);
  };
  return [
    element("h4", {}, page.words.answers),
    element("ul", { class: "fields" }, Object.entries(responses).map(line)),
  ];
}

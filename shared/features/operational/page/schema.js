/* The fields of a body or an answer, as a list that opens level by level. */

import { element } from "./element.js";
import { inLanguage } from "./localized.js";

const resolved = (schema, components) =>
  schema?.$ref ? components.schemas[schema.$ref.split("/").at(-1)] : schema;

const nameOf = (schema) => schema?.$ref?.split("/").at(-1);

/** The type of a schema in a few words. */
export function typeOf(schema = {}, components) {
  const own = resolved(schema, components) ?? {};
  if (own.const !== undefined) return JSON.stringify(own.const);
  if (own.enum) return own.enum.map((value) => JSON.stringify(value)).join(" | ");
  const variants = own.anyOf ?? own.oneOf;
  if (variants) return [...new Set(variants.map((one) => typeOf(one, components)))].join(" | ");
  if (own.type === "array") return `${typeOf(own.items, components)}[]`;
  const type = [own.type ?? "any"].flat().join(" | ");
  const name = nameOf(schema);
  return [type === "object" && name ? name : type, own.format && `(${own.format})`].filter(Boolean).join(" ");
}

/** The schema whose fields are shown below a field: its own, or those of its rows. */
const inner = (schema, components) => {
  const own = resolved(schema, components) ?? {};
  if (own.type === "array") return inner(own.items, components);
  const variant = (own.anyOf ?? own.oneOf)?.find((one) => resolved(one, components)?.properties);
  return variant ? inner(variant, components) : own;
};

/** The fields of a schema; those of a field are made when it is opened. Undefined if it has none. */
export function fieldsOf(schema, { components, language, words }) {
  const { properties, required = [] } = inner(schema, components);
  if (!properties) return undefined;
  return element(
    "ul",
    { class: "fields" },
    Object.entries(properties).map(([name, field]) =>
      fieldOf({ name, field, isRequired: required.includes(name) }, { components, language, words }),
    ),
  );
}

function fieldOf({ name, field, isRequired }, page) {
  const { components, language, words } = page;
  const description = field.description ?? resolved(field, components)?.description;
  const line = [
    element("code", { class: "name" }, name),
    " ",
    element("span", { class: "type" }, typeOf(field, components)),
    isRequired && element("span", { class: "required" }, ` ${words.required}`),
    description && element("span", { class: "about" }, ` ${inLanguage(description, language)}`),
  ];
  if (!inner(field, components).properties) return element("li", {}, line);
  const more = element("details", {}, element("summary", {}, line));
  more.addEventListener("toggle", () => more.append(fieldsOf(field, page)), { once: true });
  return element("li", {}, more);
}

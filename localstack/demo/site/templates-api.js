import { call, json, jsonBody } from "./api.js";

/* Templates and what is made of them, as the API has it. */

const templates = "/api/templates";

/** The templates that the visitor may use: those that are published, and their own drafts. */
export const listTemplates = () => json(call("GET", `${templates}?size=200`));

export const readTemplate = (id) => json(call("GET", `${templates}/${id}`));

/** The text with its values, and the names that have none. */
export function previewTemplate(templateId, variabile) {
  const { body, headers } = jsonBody({ templateId, variabile });
  return json(
    call("POST", `${templates}/render`, { body, headers: { ...headers, accept: "application/json" } }),
  );
}

export const generateDocument = (id, wanted) =>
  json(call("POST", `${templates}/${id}/genereaza`, jsonBody(wanted)));

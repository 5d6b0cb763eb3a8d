import { call, json, jsonBody } from "./api.js";

/* API calls for templates and the documents made from them. */

const templates = "/api/templates";

/** The templates that the visitor may use: published ones, and their own drafts. */
export const listTemplates = () => json(call("GET", `${templates}?size=200`));

export const readTemplate = (id) => json(call("GET", `${templates}/${id}`));

/** The text with its values, and the names without a value. */
export function previewTemplate(templateId, variabile) {
  const { body, headers } = jsonBody({ templateId, variabile });
  return json(
    call("POST", `${templates}/render`, { body, headers: { ...headers, accept: "application/json" } }),
  );
}

export const generateDocument = (id, wanted) =>
  json(call("POST", `${templates}/${id}/genereaza`, jsonBody(wanted)));
